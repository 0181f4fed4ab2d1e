/** The text of `--help`. */
export const HELP = `Brings a version of an application into a Starhall store, from a build machine or by hand.

Usage: starhall publish --app <id> --platform <android|windows|web> --file <path> --version-name <name> [options]

  --app <id>                  ID of the application, com.example.game
  --platform <name>           android (.apk), windows (.exe) or web (.zip)
  --file <path>               the file that players get
  --version-name <name>       what players read, 1.2.0
  --minimum-version <name>    the oldest version that may still be played
  --notes <folder>            what is new: files zh-TW.md, zh-CN.md, vi-VN.md, en-US.md (or .txt)
  --notes-file <path>         the same as JSON, {"en-US": "..."}
  --note <language>=<text>    the same as an option, once for each language
  --no-submit                 keep the version as a draft; nobody reviews it yet
  --wait <what>               none, inspection (as it is) or review
  --release                   put it online once it is approved; waits for the review
  --timeout <duration>        how long to wait: 90s, 30m, 5h, 2d (inspection 30m, review 5h)
  --origin <address>          the store, https://games.example.com; else STARHALL_ORIGIN
  --token-file <path>         file with the access token; else STARHALL_TOKEN
  --allow-http                send the token over plain http to another machine
  --json                      one JSON object on standard output; everything else goes to standard error
  -h, --help                  this

Access tokens are made in the developer portal, at /developer/tokens. The same command, run again, goes on where the
last one ended: with the rest of the file, or with the version that is there already.

Exit code: 0 done, 1 the command was not understood, 2 refused by the store's rules or rights, 3 the file did not pass
the inspection, 4 rejected by the reviewers, 5 not over in time, 6 network or store out of order, 130 stopped.
`;
