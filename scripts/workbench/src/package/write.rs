//! Writes a problem package in the ICPC and Kattis legacy format, and a zip of it.

use super::{source, statement, Kit};
use crate::{project, wrong};
use anyhow::{ensure, Context};
use games::{
    deal::{self, Kind},
    Game, Problem, Task,
};
use std::{
    fs::{self, File, Permissions},
    io::Write,
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    time::{Duration, SystemTime},
};

/// Files of a package that were written last: how many inputs, and how many programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// Inputs, the sample among them.
    pub inputs: usize,
    /// Programs, right and wrong.
    pub programs: usize,
}

/// The name of a problem's package: judges want a short one of letters and digits alone.
///
/// ```
/// assert_eq!(workbench::package::write::name(games::Problem::ALL[0]), "tentwentythirty");
/// ```
pub fn name(problem: Problem) -> String {
    problem.name().replace('-', "")
}

/// Writes the folder `packages/NAME` and the zip `packages/NAME.zip`, in place of older ones. Both are made in
/// `aside`, an empty folder of the same file system, and moved when they are whole. What is compiled is kept in `kept`.
///
/// # Errors
/// A source that cannot be read or compiled, data that the validator turns down, a bundler or `zip` that fails.
pub fn write(problem: Problem, packages: &Path, aside: &Path, kept: &Path) -> anyhow::Result<Size> {
    let kit = Kit::new(problem, &kept.join(problem.name()))?;
    let name = name(problem);
    let package = aside.join(&name);
    put(&package.join("problem.yaml"), fs::read(source(problem, "problem.yaml"))?)?;
    put(&package.join("input_validators/layout.c"), &kit.validator)?;
    let inputs = data(&kit, &package.join("data"))?;
    let (title, text) = (title(problem)?, fs::read_to_string(source(problem, "problem.md"))?);
    put(&package.join("problem_statement/problem.en.tex"), statement::latex(&title, &text))?;
    put(&package.join("problem_statement/problem.txt"), format!("{title}\n\n{text}"))?;
    let programs = submissions(problem, &package.join("submissions"), aside)?;
    archive(&package, &format!("../{name}.zip"))?;
    for (old, new) in [(packages.join(&name), package), (zip(packages, problem), zip(aside, problem))] {
        let removed = if old.is_dir() { fs::remove_dir_all(&old) } else { fs::remove_file(&old) };
        // There need not have been one.
        let _ = removed;
        fs::rename(&new, &old).with_context(|| format!("cannot put {} in its place", old.display()))?;
    }
    Ok(Size { inputs, programs })
}

/// The zip of a problem in a folder.
pub fn zip(folder: &Path, problem: Problem) -> PathBuf {
    folder.join(name(problem) + ".zip")
}

/// Writes a file into a folder that need not be there.
fn put(file: &Path, bytes: impl AsRef<[u8]>) -> anyhow::Result<()> {
    let folder = file.parent().context("a file has a folder")?;
    fs::create_dir_all(folder).and_then(|()| fs::write(file, bytes)).with_context(|| file.display().to_string())
}

/// The name that the statement has.
fn title(problem: Problem) -> anyhow::Result<String> {
    let file = source(problem, "problem.yaml");
    let yaml = fs::read_to_string(&file)?;
    let name = yaml.lines().find_map(|line| line.strip_prefix("name: '")?.strip_suffix('\''));
    Ok(name.with_context(|| format!("{} has no line with the name", file.display()))?.to_owned())
}

/// The sample, the other fixtures, and dealt decks, which the plain solution answers.
fn data(kit: &Kit, folder: &Path) -> anyhow::Result<usize> {
    let cases = kit.cases()?;
    for case in &cases {
        let is_sample = case.name == "sample";
        let file = folder.join(if is_sample { "sample" } else { "secret" }).join(&case.name);
        put(&file.with_extension("in"), &case.input)?;
        put(&file.with_extension("ans"), &case.answer)?;
        if !is_sample {
            put(&file.with_extension("desc"), case.name.replace('-', " ") + "\n")?;
        }
    }
    let list = fs::read_to_string(source(kit.problem, "dealt"))?;
    for line in list.lines() {
        let wrong = || format!("{}, dealt: not a kind, a count and a seed: {line}", kit.problem);
        let [kind, count, seed] = line.split(' ').collect::<Vec<_>>()[..] else { anyhow::bail!(wrong()) };
        let deal = Deal { kind: kind.parse().map_err(anyhow::Error::msg)?, count: count.parse()?, seed: seed.parse()? };
        let input = super::single_blanks(&kit.problem.dispatch(deal)?);
        if let Some(objection) = kit.objection(&input)? {
            anyhow::bail!("{}: the dealt decks {line} are malformed: {objection}", kit.problem);
        }
        let file = folder.join("secret").join(format!("dealt-{kind}"));
        put(&file.with_extension("ans"), kit.answers(&input)?)?;
        put(&file.with_extension("in"), input)?;
        let how = format!("workbench deal {} -n {count} --seed {seed} --kind {kind}\n", kit.problem);
        put(&file.with_extension("desc"), how)?;
    }
    Ok(cases.len() + list.lines().count())
}

struct Deal {
    kind: Kind,
    count: usize,
    seed: u64,
}

impl Task for Deal {
    type Output = std::io::Result<Vec<u8>>;

    fn run<G: Game>(self, _: G) -> Self::Output {
        let mut text = Vec::new();
        deal::deal_to::<G>(&mut text, self.kind, self.seed, self.count)?;
        Ok(text)
    }
}

/// The bundled files and the plain solution, which are right, and the wrong programs.
fn submissions(problem: Problem, folder: &Path, aside: &Path) -> anyhow::Result<usize> {
    put(&folder.join("accepted/plain.rs"), fs::read(wrong::plain(problem))?)?;
    let all = wrong::all(problem)?;
    for wrong in &all {
        let file = folder.join(wrong.verdict.to_string()).join(wrong.name.clone() + ".rs");
        put(&file, wrong.source()?)?;
    }
    let bundler = project::build("tools", &["bundler"])?.join("bundler");
    let bundled = aside.join("bundled");
    let output = Command::new(bundler).arg("--output").arg(&bundled).arg(problem.name()).output()?;
    ensure!(output.status.success(), "the bundler failed: {}", String::from_utf8_lossy(&output.stderr));
    let mut count = 1 + all.len();
    for entry in fs::read_dir(&bundled)? {
        let file = entry?;
        put(&folder.join("accepted").join(file.file_name()), fs::read(file.path())?)?;
        count += 1;
    }
    fs::remove_dir_all(bundled)?;
    Ok(count)
}

/// Puts a package's files at the top of a zip, as DOMjudge wants them, in one order and of one date.
fn archive(package: &Path, zip: &str) -> anyhow::Result<()> {
    let mut files = Vec::new();
    let mut folders = vec![package.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                fs::set_permissions(&path, Permissions::from_mode(0o644))?;
                // The first second of 2000; zips know no year before 1980.
                File::open(&path)?.set_modified(SystemTime::UNIX_EPOCH + Duration::from_secs(946_684_800))?;
                files.push(path.strip_prefix(package)?.to_str().context("names are ASCII")?.to_owned());
            }
        }
    }
    files.sort();
    let mut command = Command::new("zip");
    command.args(["-X", "-q", "-@", zip]).current_dir(package).env("TZ", "UTC");
    let mut child = command.stdin(Stdio::piped()).spawn().context("cannot run zip")?;
    // Where zip does not read on, its status says so.
    let _ = child.stdin.take().map(|mut stdin| stdin.write_all((files.join("\n") + "\n").as_bytes()));
    ensure!(child.wait()?.success(), "zip failed");
    Ok(())
}
