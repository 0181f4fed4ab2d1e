import { ChevronLeft, ChevronRight } from 'lucide-react';
import { countPages } from './page-number.ts';

export interface PagerProps {
  /** The page at hand, from 1 on. */
  readonly number: number;
  /** How many entries the whole list has. */
  readonly count: number;
  readonly address: (number: number) => string;
  readonly words: {
    readonly label: string;
    readonly previous: string;
    readonly next: string;
    readonly place: (page: number, pages: number) => string;
  };
}

/** The way to the neighbouring pages of a list. */
export function Pager({ number, count, address, words }: PagerProps) {
  const pages = countPages(count);
  if (pages <= 1) return null;
  return (
    <nav aria-label={words.label} className="mt-6 flex items-center justify-center gap-2">
      {number > 1 && (
        <a className="btn-icon" rel="prev" href={address(number - 1)} aria-label={words.previous}>
          <ChevronLeft size={20} aria-hidden />
        </a>
      )}
      <p className="px-2 text-sm tabular-nums">{words.place(number, pages)}</p>
      {number < pages && (
        <a className="btn-icon" rel="next" href={address(number + 1)} aria-label={words.next}>
          <ChevronRight size={20} aria-hidden />
        </a>
      )}
    </nav>
  );
}
