//! The files of tables.

use super::table::Table;
use akhet_console::files;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The maximum size of a file, in bytes.
const MAX_BYTES: u64 = 1 << 20;

/// The folder with a file for each table of a server.
#[derive(Clone, Debug)]
pub(super) struct Store(PathBuf);

/// Why a file holds no table.
#[derive(Debug, thiserror::Error)]
pub(super) enum Unreadable {
    #[error(transparent)]
    File(#[from] io::Error),
    #[error(transparent)]
    Json(#[from] serde_json::Error),
}

impl Store {
    /// Opens a folder, and creates it if it does not exist.
    pub(super) fn open(folder: &Path) -> io::Result<Store> {
        files::make_private_folder(folder)?;
        for path in files_in(folder)? {
            // The process was killed while it was writing.
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            let is_file = path.symlink_metadata()?.is_file();
            if is_file && name.starts_with('.') && name.contains(".json") {
                fs::remove_file(path)?;
            }
        }
        Ok(Store(folder.to_owned()))
    }

    /// The IDs of the tables that have files.
    pub(super) fn ids(&self) -> io::Result<Vec<String>> {
        let paths = files_in(&self.0)?.into_iter();
        let mut ids: Vec<String> = paths
            .filter(|path| path.extension().is_some_and(|end| end == "json"))
            .filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned()))
            .filter(|id| !id.starts_with('.'))
            .collect();
        ids.sort();
        Ok(ids)
    }

    pub(super) fn path(&self, id: &str) -> PathBuf {
        self.0.join(format!("{id}.json"))
    }

    pub(super) fn read(&self, id: &str) -> Result<Table, Unreadable> {
        let bytes = files::read_private_at_most(&self.path(id), MAX_BYTES)?;
        Ok(serde_json::from_slice(&bytes)?)
    }

    /// Writes a table atomically: the file is always the old or the new one.
    pub(super) fn write(&self, id: &str, table: &Table) -> io::Result<()> {
        files::write_private(&self.path(id), serde_json::to_vec(table)?)
    }

    pub(super) fn remove(&self, id: &str) -> io::Result<()> {
        fs::remove_file(self.path(id))
    }
}

fn files_in(folder: &Path) -> io::Result<Vec<PathBuf>> {
    fs::read_dir(folder)?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect()
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    /// Opening a pipe without a writer would block.
    #[test]
    fn what_is_no_file_holds_no_table_and_is_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        for pipe in ["1.json", ".2.json"] {
            let made = std::process::Command::new("mkfifo")
                .arg(path(pipe))
                .status();
            assert!(made.unwrap().success());
        }
        fs::create_dir(path("3.json")).unwrap();
        fs::create_dir(path(".4.json")).unwrap();
        std::os::unix::fs::symlink("/dev/zero", path("5.json")).unwrap();
        let store = Store::open(folder.path()).unwrap();
        let ids = store.ids().unwrap();
        assert_eq!(ids, ["1", "3", "5"]);
        for id in ids {
            let error = store.read(&id).unwrap_err().to_string();
            assert_eq!(error, "it is not a regular file");
        }
        assert_eq!(files_in(folder.path()).unwrap().len(), 5);
    }
}
