import { BREAKPOINTS } from '#contract/limits.ts';

export type BreakpointName = keyof typeof BREAKPOINTS | 'xl';

/** The name of a window width in pixels; the bounds are exclusive upper limits (R9.23, O117). */
export function breakpointOf(widthPx: number): BreakpointName {
  const names = ['xs', 'sm', 'md', 'lg'] as const;
  return names.find((name) => widthPx < BREAKPOINTS[name]) ?? 'xl';
}
