import { type FocusEvent, useRef } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Fields of one line that hold words; a number, a choice and a search are soon made again. */
const WORDS = /^(?:text|email|url)$/;
const NUMBERS = /^(?:numeric|decimal)$/;

/** Finds words that somebody has typed and would lose; `keep` is told of every focus. */
export function useTypedWords() {
  const before = useRef(new Map<Field, string>());
  return {
    keep({ target }: FocusEvent) {
      if (holdsWords(target) && !before.current.has(target)) before.current.set(target, target.value);
    },
    find(): Field | undefined {
      const isTyped = ([field, text]: [Field, string]) =>
        field.isConnected && field.value.trim() !== '' && field.value !== text;
      return [...before.current].find(isTyped)?.[0];
    },
  };
}

function holdsWords(target: Element): target is Field {
  if (target instanceof HTMLTextAreaElement) return true;
  if (!(target instanceof HTMLInputElement) || target.role === 'combobox') return false;
  return WORDS.test(target.type) && !NUMBERS.test(target.inputMode);
}
