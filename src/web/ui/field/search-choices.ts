/** One of a list that can be searched. */
export interface SearchChoice {
  readonly value: string;
  readonly text: string;
  /** Said beside the text: a code, a calling code. */
  readonly note?: string;
  /** Found by these words as well. */
  readonly alias?: string;
}

interface FoldedChoice {
  readonly choice: SearchChoice;
  readonly folded: string;
}

/** Makes a search among choices: all for no text, else those that contain it, what begins with it first. */
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

/** In any case, without accents. */
function foldText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[đĐ]/g, 'd').toLowerCase();
}
