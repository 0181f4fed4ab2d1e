import type { Plugin } from 'vite';

/** Where Tailwind begins its substitute for `@property`. */
const SUBSTITUTE = /@layer properties\s*\{/;

/**
 * Removes what Tailwind writes for browsers without `@property`. They lack the popovers of the store, too (Firefox before
 * 128 and 125, Safari before 16.4 and 17).
 */
export function withoutSubstitute(css: string): string {
  const start = css.search(SUBSTITUTE);
  if (start < 0) return css;
  let end = css.indexOf('{', start) + 1;
  for (let depth = 1; depth > 0 && end < css.length; end += 1) {
    if (css[end] === '{') depth += 1;
    if (css[end] === '}') depth -= 1;
  }
  return css.slice(0, start) + css.slice(end);
}

/** Makes the style sheets smaller; belongs behind Tailwind, which writes them. */
export function leanStyles(): Plugin {
  return {
    name: 'lean-styles',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/web\/app\/sheets\/\w+\.css/ },
      handler: (css) => ({ code: withoutSubstitute(css), map: null }),
    },
  };
}
