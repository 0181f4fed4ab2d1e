/** The text of `--help`. */
export const HELP = `Manage Starhall's accounts and lists from the command line. Every action is logged, as in the operator console.

Usage: npm run operator -- <command>

  users [search]                     lists accounts whose email, name or nickname contains the search, newest first
  suspend <account> --reason <text>  signs an account out everywhere and keeps it out
  restore <account> [--reason <text>]
                                     lifts a suspension, or reactivates a deactivated account
  audit [--user <account>]           lists the audit log, or the entries by or about one account, newest first

  maintenance begin [--until <time>] [--message <text>]
                                     closes the store to players until that time, such as 2026-12-01T03:00+08:00, or
                                     until you end it; operators keep their access
  maintenance end                    reopens the store
  maintenance list                   lists scheduled, current and past windows

  import-banks <file> [--dry-run]    replaces the list of Taiwan's banks with the official one, XML or CSV:
                                     Comm1_MEMBER (banks) or R2_Location (with branches), from www.fisc.com.tw, Open Data

Name an account by its number, its name (google:1024) or its email address, if no other account has the same one.

  --limit <1-100>  entries to list (20)
  --offset <n>     entries to skip
  --json           prints the list as JSON
  -h, --help       shows this help

DATABASE_URL and DATA_DIR select the store, as they do for the service; run the command as the same system user.
The service may keep running. Exit codes: 0 done, 1 failed, 2 command not understood.
`;
