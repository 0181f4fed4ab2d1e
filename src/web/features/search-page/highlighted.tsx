import { splitByMatches } from '#domain/text-search.ts';

/** A text with what was searched for marked in it. */
export function Highlighted({ text, word }: { text: string; word: string }) {
  return splitByMatches(text, word).map(({ text: part, isMatch }, index) =>
    // The parts of one text never change places.
    isMatch ? <mark key={index}>{part}</mark> : <span key={index}>{part}</span>,
  );
}
