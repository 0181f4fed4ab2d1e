import { type FocusEvent, useRef } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Single-line fields worth protecting; a number, a choice or a search is quickly entered again. */
const WORDS = /^(?:text|email|url)$/;
const NUMBERS = /^(?:numeric|decimal)$/;

/** Detects typed text that would be lost; `keep` must be called on every focus. */
export function useTypedText() {
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
