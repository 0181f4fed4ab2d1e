import { useEffect, useState } from 'react';

/** The bar covers so much of a page's top, and a little below it a section counts as read. */
const READ_BELOW_PX = 140;

/** Which of the sections is being read: the last one whose heading has gone up to the bar; none before the first. */
export function currentSection(tops: readonly { readonly id: string; readonly top: number }[], isAtEnd: boolean) {
  if (isAtEnd) return tops.at(-1)?.id;
  return tops.findLast(({ top }) => top <= READ_BELOW_PX)?.id;
}

/** The id of the section that is being read, as the page scrolls. */
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
      // A page that does not scroll has no end to come to.
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
