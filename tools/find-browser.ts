import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const PACKAGES = ['chromium', 'fonts-noto-cjk'];

function findOnPath(): string | undefined {
  for (const name of NAMES) {
    const { status, stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return undefined;
}

/** Whether a face for Chinese is installed; without one the pages' pictures show boxes. */
function hasChineseFont(): boolean {
  const { status, stdout } = spawnSync('fc-list', [':lang=zh-tw', 'family'], { encoding: 'utf8' });
  return status === 0 && stdout.trim() !== '';
}

function installAsRoot(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.info(`Installing ${PACKAGES.join(' and ')} for the browser tests …`);
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  try {
    execFileSync('apt-get', ['update', '-qq'], options);
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES], options);
  } catch {
    // The line below tells what is missing.
  }
}

/**
 * The browser that the tests drive: STARHALL_BROWSER, else one of this machine, else, as root on Debian or Ubuntu, the
 * distribution's Chromium. Without any, the one line that says what to install.
 */
export function findBrowser(): string | { readonly missing: string } {
  const chosen = process.env.STARHALL_BROWSER;
  if (chosen) return chosen;
  if (findOnPath() === undefined || !hasChineseFont()) installAsRoot();
  return findOnPath() ?? { missing: `The browser tests need Chromium: sudo apt-get install -y ${PACKAGES.join(' ')}` };
}
