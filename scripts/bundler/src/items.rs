//! Where the items of a file stand.

use proc_macro2::Span;
use std::ops::Range;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Ident, ImplItem, Item, Type, UseTree};

/// An item, or one of an `impl`: what can be taken out by itself.
#[derive(Default)]
pub struct Piece {
    /// All of it, its doc comments and attributes too.
    pub range: Range<usize>,
    /// The first byte behind the attributes that matters: of the name, or of an `impl`'s type.
    pub name_at: usize,
    /// Its name. An `impl` has none.
    pub name: String,
    /// It is an `impl`.
    pub is_impl: bool,
    /// An `impl`'s type, if it has a name.
    pub of_type: Option<String>,
    /// An `impl`'s trait.
    pub of_trait: Option<String>,
    /// It is an `impl` or a module with nothing in it.
    pub is_void: bool,
}

/// The pieces, the attributes and the imports of a file.
#[derive(Default)]
pub struct Items {
    /// An outer piece stands before its inner ones.
    pub pieces: Vec<Piece>,
    /// Each attribute that is no doc comment.
    pub attributes: Vec<Span>,
    /// Each `use`: all of it, and the name it begins with.
    pub imports: Vec<(Range<usize>, String)>,
}

impl Items {
    /// Finds all that stands in `file`.
    pub fn of(file: &syn::File) -> Self {
        let mut items = Items::default();
        items.visit_file(file);
        items
    }

    /// The item that the attribute in `range` is at.
    pub fn owner(&self, range: &Range<usize>) -> Option<Range<usize>> {
        let of_use = self
            .imports
            .iter()
            .map(|(whole, _)| whole)
            .find(|whole| whole.contains(&range.start));
        let innermost = self
            .pieces
            .iter()
            .rev()
            .find(|piece| piece.range.contains(&range.start));
        of_use
            .or(innermost
                .filter(|piece| range.start < piece.name_at)
                .map(|piece| &piece.range))
            .cloned()
    }

    fn add(&mut self, whole: &impl Spanned, name: &Ident) {
        let (range, name_at) = (whole.span().byte_range(), name.span().byte_range().start);
        self.pieces.push(Piece {
            range,
            name_at,
            name: name.to_string(),
            ..Piece::default()
        });
    }
}

impl<'ast> Visit<'ast> for Items {
    fn visit_item(&mut self, item: &'ast Item) {
        match item {
            Item::Const(syn::ItemConst { ident, .. })
            | Item::Enum(syn::ItemEnum { ident, .. })
            | Item::Fn(syn::ItemFn {
                sig: syn::Signature { ident, .. },
                ..
            })
            | Item::Mod(syn::ItemMod { ident, .. })
            | Item::Static(syn::ItemStatic { ident, .. })
            | Item::Struct(syn::ItemStruct { ident, .. })
            | Item::Trait(syn::ItemTrait { ident, .. })
            | Item::Type(syn::ItemType { ident, .. }) => self.add(item, ident),
            Item::Use(item) => self
                .imports
                .push((item.span().byte_range(), root(&item.tree))),
            _ => {}
        }
        if let (
            Item::Mod(syn::ItemMod {
                content: Some((_, items)),
                ..
            }),
            Some(piece),
        ) = (item, self.pieces.last_mut())
        {
            piece.is_void = items.is_empty();
        }
        visit::visit_item(self, item);
    }

    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        let name_of = |path: &syn::Path| path.segments.last().map(|last| last.ident.to_string());
        let of_type = match &*item.self_ty {
            Type::Path(of) => name_of(&of.path),
            _ => None,
        };
        let of_trait = item.trait_.as_ref().and_then(|(path, _)| name_of(path));
        let is_void = of_trait.is_none() && item.items.is_empty();
        let (range, name_at) = (
            item.span().byte_range(),
            item.self_ty.span().byte_range().start,
        );
        self.pieces.push(Piece {
            range,
            name_at,
            is_impl: true,
            of_type,
            of_trait,
            is_void,
            ..Piece::default()
        });
        visit::visit_item_impl(self, item);
    }

    fn visit_impl_item(&mut self, item: &'ast ImplItem) {
        match item {
            ImplItem::Const(part) => self.add(item, &part.ident),
            ImplItem::Fn(part) => self.add(item, &part.sig.ident),
            _ => {}
        }
        visit::visit_impl_item(self, item);
    }

    fn visit_attribute(&mut self, attribute: &'ast syn::Attribute) {
        if !attribute.path().is_ident("doc") {
            self.attributes.push(attribute.span());
        }
    }
}

fn root(tree: &UseTree) -> String {
    match tree {
        UseTree::Path(path) => path.ident.to_string(),
        UseTree::Name(name) => name.ident.to_string(),
        _ => String::new(),
    }
}
