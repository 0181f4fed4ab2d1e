import { homedir } from 'node:os';
import { join } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** DATA_DIR, else `/var/lib/starhall` for root, else the user's data folder (XDG). */
export function defaultDataDir(env: Environment): string {
  if (env.DATA_DIR) {
    return env.DATA_DIR;
  }
  if (process.getuid?.() === 0) {
    return '/var/lib/starhall';
  }
  return join(env.XDG_DATA_HOME || join(homedir(), '.local', 'share'), 'starhall');
}
