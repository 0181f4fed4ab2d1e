import { useEffect, useRef, useState } from 'react';

const SLIDE_MS = 7000;
/** Delay before preloading the next slide's picture: the page's own pictures come first. */
const NEXT_PICTURE_MS = 3000;

export interface Carousel {
  readonly current: number;
  readonly isPaused: boolean;
  /** Stopped while paused, hovered or focused. */
  readonly isHeld: boolean;
  togglePause(): void;
  setLookedAt(isLookedAt: boolean): void;
  show(index: number): void;
  /** Whether a slide's picture should load: those already seen, and soon the next one. */
  isPictureWanted(index: number): boolean;
}

/** Advances the slides automatically, unless hovered or focused, or with reduced motion. */
function useAutoTurn({ count, isHeld, turn }: { count: number; isHeld: boolean; turn: () => void }): void {
  const turnNow = useRef(turn);
  turnNow.current = turn;
  useEffect(() => {
    if (isHeld || count < 2 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => turnNow.current(), SLIDE_MS);
    return () => clearInterval(timer);
  }, [count, isHeld]);
}

/** The state of a carousel of `count` slides. */
export function useCarousel(count: number): Carousel {
  const [current, setCurrent] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isLookedAt, setLookedAt] = useState(false);
  const [wanted, setWanted] = useState<ReadonlySet<number>>(new Set([0]));
  const isHeld = isPaused || isLookedAt;
  const show = (index: number) => {
    const shown = (index + count) % count;
    setCurrent(shown);
    setWanted((earlier) => new Set([...earlier, shown]));
  };
  useAutoTurn({ count, isHeld, turn: () => show(current + 1) });
  useEffect(() => {
    const timer = setTimeout(
      () => setWanted((earlier) => new Set([...earlier, (current + 1) % Math.max(count, 1)])),
      NEXT_PICTURE_MS,
    );
    return () => clearTimeout(timer);
  }, [current, count]);
  return {
    current,
    isPaused,
    isHeld,
    togglePause: () => setPaused(!isPaused),
    setLookedAt,
    show,
    isPictureWanted: (index) => wanted.has(index),
  };
}
