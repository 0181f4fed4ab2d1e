import { useEffect, useState } from 'react';

/** Height of the top bar plus a margin below which a section counts as current. */
const READ_BELOW_PX = 140;

/** The current section: the last one whose heading has reached the bar; none before the first. */
export function currentSection(tops: readonly { readonly id: string; readonly top: number }[], isAtEnd: boolean) {
  if (isAtEnd) return tops.at(-1)?.id;
  return tops.findLast(({ top }) => top <= READ_BELOW_PX)?.id;
}

/** The ID of the current section, updated on scroll. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    let frame = 0;
    const read = () => {
      frame = 0;
      const tops = key.split(' ').flatMap((id) => {
        const heading = document.getElementById(id);
        return heading === null ? [] : [{ id, top: heading.getBoundingClientRect().top }];
      });
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
      // A page that does not scroll has no end.
      const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
      setCurrent(currentSection(tops, isAtEnd));
    };
    const onScroll = () => {
      if (frame === 0) frame = requestAnimationFrame(read);
    };
    read();
    document.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      document.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [key]);
  return current;
}
