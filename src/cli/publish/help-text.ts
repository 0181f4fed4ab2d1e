/** The text of `--help`. */
export const HELP = `Publish a version of an application to a Starhall store, from a build server or by hand.

Usage: starhall publish --app <id> --platform <android|windows|web> --file <path> --version-name <name> [options]

  --app <id>                  application ID, such as com.example.game
  --platform <name>           android (.apk), windows (.exe) or web (.zip)
  --file <path>               the file for players
  --version-name <name>       the version name shown to players, such as 1.2.0
  --minimum-version <name>    the oldest version still supported
  --notes <folder>            release notes: zh-TW.md, zh-CN.md, vi-VN.md, en-US.md (or .txt)
  --notes-file <path>         release notes as JSON: {"en-US": "..."}
  --note <language>=<text>    release notes for one language; repeat for each language
  --no-submit                 keep the version as a draft without submitting it for review
  --wait <stage>              none, inspection (default) or review
  --release                   publish the version once it is approved; waits for the review
  --timeout <duration>        maximum wait: 90s, 30m, 5h, 2d (default: 30m for inspection, 5h for review)
  --origin <url>              the store, such as https://games.example.com (default: STARHALL_ORIGIN)
  --token-file <path>         file with the access token (default: STARHALL_TOKEN)
  --allow-http                send the token over plain http to another machine
  --json                      print one JSON object to standard output, everything else to standard error
  -h, --help                  show this help

Create access tokens in the developer portal, at /developer/tokens. Run the same command again to resume: it continues
the upload, or uses the version that already exists.

Exit codes: 0 success, 1 invalid command, 2 rejected by store rules or token permissions, 3 inspection failed,
4 rejected by the reviewers, 5 timed out, 6 network or store unavailable, 130 interrupted.
`;
