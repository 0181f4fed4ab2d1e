/** Entry page of a web build. */
export const WEB_ENTRY = 'index.html';

/** Files that operating systems leave in archives and games never request. */
const LEFT_OUT = /(?:^|\/)(?:\.[^/]*|__MACOSX|Thumbs\.db|desktop\.ini)(?:\/|$)/i;

/** Whether a path is such a leftover; it is not served. */
export function isLeftOut(path: string): boolean {
  return LEFT_OUT.test(path);
}

/**
 * The root folder of a web build: '' for the archive's root, `name/` if everything is in one folder; undefined if
 * neither has an entry page. `paths` are file paths, without leftovers.
 */
export function findBuildRoot(paths: readonly string[]): string | undefined {
  if (paths.includes(WEB_ENTRY)) return '';
  const [first = ''] = paths;
  const folder = first.slice(0, first.indexOf('/') + 1);
  const isAround = paths.every((path) => path.startsWith(folder));
  return isAround && paths.includes(folder + WEB_ENTRY) ? folder : undefined;
}
