import { useEffect, useState } from 'react';

/** Height of the top bar. */
const BAR_PX = 64;

interface SeenSection {
  readonly id: string;
  /** The distance of its heading from the top of the window. */
  readonly top: number;
  /** The distance to which a link to it brings the heading. */
  readonly rest: number;
}

interface Seen {
  /** In the order of the page. */
  readonly tops: readonly SeenSection[];
  /** Height of the window. */
  readonly height: number;
  readonly isAtEnd: boolean;
}

/**
 * The current section: the one that takes up most of the window, or the one that a link has just brought here, however
 * short it is. None while most of the window shows what is above the first.
 */
export function currentSection({ tops, height, isAtEnd }: Seen): string | undefined {
  if (isAtEnd) return tops.at(-1)?.id;
  const broughtHere = tops.findLast(({ top, rest }) => Math.abs(top - rest) < 2);
  if (broughtHere !== undefined) return broughtHere.id;
  const spans = [{ id: undefined, top: Number.NEGATIVE_INFINITY }, ...tops].map(({ id, top }, index) => {
    const end = Math.min(tops[index]?.top ?? height, height);
    return { id, size: end - Math.max(top, BAR_PX) };
  });
  return spans.reduce((most, span) => (span.size > most.size ? span : most)).id;
}

/** The ID of the current section, updated on scroll. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    let frame = 0;
    const read = () => {
      frame = 0;
      const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
      const tops = key.split(' ').flatMap((id) => {
        const heading = document.getElementById(id);
        if (heading === null) return [];
        const rest = Number.parseFloat(getComputedStyle(heading).scrollMarginTop) + padding;
        return [{ id, top: heading.getBoundingClientRect().top, rest }];
      });
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
      // A page that does not scroll has no end.
      const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
      setCurrent(currentSection({ tops, height: clientHeight, isAtEnd }));
    };
    const onScroll = () => {
      if (frame === 0) frame = requestAnimationFrame(read);
    };
    read();
    document.addEventListener('scroll', onScroll, { passive: true });
    addEventListener('resize', onScroll);
    return () => {
      removeEventListener('resize', onScroll);
      document.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [key]);
  return current;
}
