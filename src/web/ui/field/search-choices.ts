/** An item of a searchable list. */
export interface SearchChoice {
  readonly value: string;
  readonly text: string;
  /** Shown beside the text: a code, a calling code. */
  readonly note?: string;
  /** Additional search words. */
  readonly alias?: string;
}

interface FoldedChoice {
  readonly choice: SearchChoice;
  readonly folded: string;
}

/** Creates a search over choices: all for an empty text, otherwise those that contain it, prefix matches first. */
export function makeSearch(choices: readonly SearchChoice[]): (typed: string) => readonly SearchChoice[] {
  const folded = choices.map((choice): FoldedChoice => {
    const words = [choice.text, choice.note, choice.alias].filter((part) => part !== undefined);
    return { choice, folded: foldText(words.join('\n')) };
  });
  return (typed) => {
    const text = foldText(typed.trim());
    if (text === '') return choices;
    const found = folded.filter((candidate) => candidate.folded.includes(text));
    const begins = (candidate: FoldedChoice) =>
      candidate.folded.split('\n').some((part) => part.replace('+', '').startsWith(text));
    return [...found.filter(begins), ...found.filter((candidate) => !begins(candidate))].map(({ choice }) => choice);
  };
}

/** Ignores case and accents. */
function foldText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[đĐ]/g, 'd').toLowerCase();
}
