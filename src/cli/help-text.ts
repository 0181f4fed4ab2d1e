/** The text of `--help`. */
export const HELP = `Manage Starhall's accounts and lists from the command line. Actions are logged like those in the operator console.

Usage: starhall operator <command>

  users [search]                     list accounts whose email, name or nickname contains the search, newest first
  suspend <account> --reason <text>  suspend an account and sign it out everywhere
  restore <account> [--reason <text>]
                                     restore a suspended account, or reactivate a deactivated one
  audit [--user <account>]           show the audit log, or only entries by or about one account, newest first

  maintenance begin [--until <time>] [--message <text>]
                                     close the store to players, until a time such as 2026-12-01T03:00+08:00, or
                                     until you end it; operators can keep working
  maintenance end                    open the store again
  maintenance list                   list planned, running and past maintenance windows

  import-banks <file> [--dry-run]    replace the bank list with Taiwan's official one, XML or CSV: Comm1_MEMBER (banks)
                                     or R2_Location (with branches), from www.fisc.com.tw, Open Data

Identify an account by its number, its name (google:1024), or its email address if it is unique.

  --limit <1-100>  maximum number of entries (default: 20)
  --offset <n>     number of entries to skip
  --json           print the list as JSON
  -h, --help       show this help

DATABASE_URL and DATA_DIR select the store, as for the service. Run the command as the same system user; the service
can keep running. Exit codes: 0 success, 1 failure, 2 invalid command.
`;
