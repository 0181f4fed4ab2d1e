/** Page that a web build begins with. */
export const WEB_ENTRY = 'index.html';

/** What systems leave in archives and no game asks for. */
const LEFT_OUT = /(?:^|\/)(?:\.[^/]*|__MACOSX|Thumbs\.db|desktop\.ini)(?:\/|$)/i;

/** Whether a path is what a system has left in an archive; it is not served. */
export function isLeftOut(path: string): boolean {
  return LEFT_OUT.test(path);
}

/**
 * The folder that a web build begins in: '' for the archive's own root, `name/` where everything lies in one folder;
 * undefined where neither has an entry page. `paths` are those of files, without what is left out.
 */
export function findBuildRoot(paths: readonly string[]): string | undefined {
  if (paths.includes(WEB_ENTRY)) return '';
  const [first = ''] = paths;
  const folder = first.slice(0, first.indexOf('/') + 1);
  const isAround = paths.every((path) => path.startsWith(folder));
  return isAround && paths.includes(folder + WEB_ENTRY) ? folder : undefined;
}
