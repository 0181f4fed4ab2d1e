/** The text of `starhall --help`. */
export const HELP = `Publish to a Starhall store, or run one.

For developers:
  starhall publish --help            publish a version of a game

For operators, on the machine of the store; the store can keep running:
  starhall operator --help           accounts, the audit log, maintenance and lists
  starhall backup [<place>] [--keep <n>]
                                     back up database and files; without a place, to BACKUP_TO. Content that is already
                                     there is not written again. --keep then deletes all but the latest n backups
  starhall backup --new-key          print a new key for BACKUP_KEY, and its fingerprint
  starhall backup --base [--keep <n>]
                                     copy the embedded database's files to WAL_ARCHIVE_TO; with a copy and the archived
                                     journal, any later moment can be restored. --keep then deletes all but the latest n
                                     copies, and the journal before them
  starhall backups [<place>]         list the backups of a place, and the fingerprints of the keys that they need
  starhall verify-backup [<place>] [--backup <name>] [--scratch <folder>]
                                     restore a backup into a scratch database, check the books and every file; the
                                     scratch database is created in the temporary folder unless --scratch names another
  starhall restore <place> --to <folder> [--backup <name>]
                                     restore a backup into an empty data folder (DATA_DIR of the new store), and into
                                     an empty database or bucket if DATABASE_URL or FILES=s3 is set
  starhall recover [--until <time>] [--base <name>] [--timeline <number>]
                                     prepare the embedded database from a copy in WAL_ARCHIVE_TO, the latest one before
                                     that time unless --base names another; the next start of the store then replays
                                     the journal, up to a time such as 2026-12-01T03:00:00Z or to the latest commit.
                                     Each recovery begins a timeline; --timeline 1 recovers as if there had been none
  starhall migrate [--plan]          bring the database up to date, or list what it would do
  starhall migrate --before          make only the changes that a new release needs first; the earlier one keeps working
  starhall migrate --after           remove what only an earlier release needed, once none of its processes is connected

A place is a folder or s3://bucket/folder. Without --backup, the latest backup is used.

The settings of the store apply: DATABASE_URL or DATA_DIR, FILES, BACKUP_KEY and the others. Exit codes: 0 done,
1 failed, 2 invalid command, 3 done, but something is left to do (the output says what).
`;
