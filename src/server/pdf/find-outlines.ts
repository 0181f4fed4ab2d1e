import type { LocaleCode } from '#contract/values/locales.ts';
import { isFor, listSlices } from './font-packages.ts';
import { type FontMetrics, type FontSlice, type Outline, openSlice } from './open-slice.ts';

/** The outlines of a text's characters, including a fallback for those no font has. */
export interface Outlines {
  readonly metrics: FontMetrics;
  readonly byCodePoint: ReadonlyMap<number, Outline>;
  readonly missing: Outline;
}

/** Chinese fonts draw these full width, which tears Latin words apart. */
const WIDE_IN_CHINESE: ReadonlySet<string> = new Set('‘’“”…');

/**
 * The outlines of a text at a weight (100 to 900). Both Chinese scripts are tried, the language's first: they share
 * characters but draw some of them differently.
 */
export function findOutlines(
  text: string,
  { weight, lang }: { readonly weight: number; readonly lang: LocaleCode },
): Outlines {
  const taiwan = listSlices('noto-sans-tc');
  const mainland = listSlices('noto-sans-sc');
  const byCodePoint = new Map<number, Outline>();
  const wanted = codePointsOf(text);
  let common: FontSlice | undefined;
  // One file at a time, to limit memory; the first is needed for the fallback.
  for (const slice of lang === 'zh-CN' ? [...mainland, ...taiwan] : [...taiwan, ...mainland]) {
    const codePoints = [...wanted].filter((codePoint) => isFor(slice, codePoint));
    if (codePoints.length === 0 && common !== undefined) continue;
    const opened = openSlice(slice.file, weight);
    common ??= opened;
    for (const codePoint of codePoints) {
      const outline = opened.findOutline(codePoint);
      if (outline === undefined) continue;
      wanted.delete(codePoint);
      const isTooWide = !lang.startsWith('zh') && WIDE_IN_CHINESE.has(String.fromCodePoint(codePoint));
      byCodePoint.set(codePoint, isTooWide ? narrow(outline) : outline);
    }
  }
  if (common === undefined) throw new Error('the fonts of printed documents are missing');
  return { metrics: common.metrics, byCodePoint, missing: common.missing };
}

/** Narrows a character to Latin side bearings. */
function narrow({ contours, advance }: Outline): Outline {
  const xs = contours.flat().map(({ x }) => x);
  const side = Math.round(advance / 20);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const moved = contours.map((contour) => contour.map((point) => ({ ...point, x: point.x - left + side })));
  return { contours: moved, advance: right - left + 2 * side };
}

/** Distinct code points in order, including the space for padding lines. */
function codePointsOf(text: string): Set<number> {
  return new Set([...` ${text}`].map((character) => character.codePointAt(0) ?? 0));
}
