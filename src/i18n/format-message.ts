import type { CompiledMessage, CompiledMessageToken } from '@lingui/message-utils/compileMessage';

export type { CompiledMessage };
export type MessageValues = Readonly<Record<string, string | number | Date>>;

/** The compiled texts of a choice by case, and what is subtracted before a plural is chosen. */
type Choices = Readonly<Record<string, CompiledMessage>> & { readonly offset?: number };

type Argument = Exclude<CompiledMessageToken, string>;

/** Writes a compiled message (compile-text.ts) with its values. */
export type FormatMessage = (message: CompiledMessage, values?: MessageValues) => string;

/**
 * Creates the formatter of a language. It knows the parts that the catalogs use (`number`, `plural` and `select`), in a
 * quarter of the bytes of Lingui's runtime, which every page would load.
 */
export function createMessageFormatter(locale: string): FormatMessage {
  let numbers: Intl.NumberFormat | undefined;
  let plurals: Intl.PluralRules | undefined;
  const writeNumber = (value: number) => {
    numbers ??= new Intl.NumberFormat(locale);
    return numbers.format(value);
  };
  const findPlural = (cases: Choices, value: number, counted: number) => {
    plurals ??= new Intl.PluralRules(locale);
    return cases[value] ?? cases[plurals.select(counted)] ?? cases.other;
  };
  /** `count` is what `#` means inside a plural. */
  const write = (message: CompiledMessage | undefined, values: MessageValues, count?: number): string => {
    let text = '';
    for (const token of message ?? []) {
      if (typeof token !== 'string') text += fill(token, values, count);
      else text += token === '#' && count !== undefined ? writeNumber(count) : token;
    }
    return text;
  };
  const fill = ([name, type, format]: Argument, values: MessageValues, count?: number): string => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (type === undefined) return String(value ?? '');
    if (type === 'number') return writeNumber(Number(value));
    const cases = format as Choices;
    if (type === 'plural') {
      const counted = Number(value) - (cases.offset ?? 0);
      return write(findPlural(cases, Number(value), counted), values, counted);
    }
    if (type !== 'select') throw new Error(`messages have no ${type}`);
    // JSON may have null.
    const chosen = String(value ?? undefined);
    return write(Object.hasOwn(cases, chosen) ? cases[chosen] : cases.other, values, count);
  };
  return (message, values = {}) => write(message, values);
}
