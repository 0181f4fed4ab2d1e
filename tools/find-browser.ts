import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Headless shell of Chromium: the same pages for little more than half of the CPU time. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const FONTS = 'fonts-noto-cjk';

function findOnPath(names: readonly string[]): string | undefined {
  for (const name of names) {
    const { status, stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return undefined;
}

/** Whether a Chinese font is installed; without one, pictures of pages show boxes. */
function hasChineseFont(): boolean {
  const { status, stdout } = spawnSync('fc-list', [':lang=zh-tw', 'family'], { encoding: 'utf8' });
  return status === 0 && stdout.trim() !== '';
}

/** Installs missing packages as root on Debian or Ubuntu; not every release has the headless shell. */
function installAsRoot(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.info('Installing Chromium for the browser tests …');
  if (!runApt('update')) return;
  if (!runApt('install', 'chromium-headless-shell', FONTS)) runApt('install', 'chromium', FONTS);
}

function runApt(command: 'update' | 'install', ...packages: readonly string[]): boolean {
  const parameters = command === 'install' ? ['-y', '--no-install-recommends', ...packages] : [];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', [command, '-qq', ...parameters], { stdio: 'inherit', env }).status === 0;
}

/**
 * The browser for tests: STARHALL_BROWSER, else an installed one, else, as root on Debian or Ubuntu, the distribution's
 * Chromium; a headless shell is preferred. If there is none, throws an error that says what to install.
 */
export function findBrowser(): string | { readonly missing: string } {
  const chosen = process.env.STARHALL_BROWSER;
  if (chosen) return chosen;
  if (findOnPath(SHELLS) === undefined || !hasChineseFont()) installAsRoot();
  const missing = `The browser tests need Chromium: sudo apt-get install -y chromium-headless-shell ${FONTS}`;
  return findOnPath([...SHELLS, ...BROWSERS]) ?? { missing };
}
