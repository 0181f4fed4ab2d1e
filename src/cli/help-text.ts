/** The text of `--help`. */
export const HELP = `Starhall's accounts and lists, at the command line. What is done here is logged as what operators do on their pages.

Usage: npm run operator -- <command>

  users [search]                     accounts whose e-mail, name or nickname contains the search, the newest first
  suspend <account> --reason <text>  signs an account out everywhere and keeps it out
  restore <account> [--reason <text>]
                                     lets a suspended account in again, or switches one on
  audit [--user <account>]           what was done, or what was done to and by one account, the newest first

  maintenance begin [--until <time>] [--message <text>]
                                     closes the store for players: until the time, like 2026-12-01T03:00+08:00, else
                                     until it is ended; operators go on
  maintenance end                    opens it again
  maintenance list                   windows that are planned, running and past

  import-banks <file> [--dry-run]    takes the official list of Taiwan's banks, XML or CSV, in place of the one before:
                                     Comm1_MEMBER (banks) or R2_Location (with branches), from www.fisc.com.tw, Open Data

An account is named by its number, its name (google:1024) or its e-mail address, if no other account has it.

  --limit <1-100>  how many entries of a list (20)
  --offset <n>     how many to leave out before
  --json           the list as JSON
  -h, --help       this

DATABASE_URL and DATA_DIR say which store, as they do for the service; run it as the same user of the machine.
It may run meanwhile. Exit code: 0 done, 1 it could not be done, 2 the command was not understood.
`;
