import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

export interface MessageParts {
  /** The words a person reads, all plural and select branches joined by a space. */
  readonly text: string;
  /** Names of the arguments, sorted, each once. */
  readonly placeholders: readonly string[];
}

/** Splits an ICU message into its words and its argument names. Throws where the message does not parse. */
export function readMessage(message: string): MessageParts {
  const texts: string[] = [];
  const placeholders = new Set<string>();
  collect(compileMessageOrThrow(message), texts, placeholders);
  return { text: texts.join(' '), placeholders: [...placeholders].sort() };
}

/** Compiled form: a list of texts and of `[name, type?, branches?]`; a branch is again such a list. */
function collect(tokens: readonly unknown[], texts: string[], placeholders: Set<string>): void {
  for (const token of tokens) {
    if (typeof token === 'string') texts.push(token);
    if (!Array.isArray(token)) continue;
    const [name, , branches] = token;
    // The `#` of a plural compiles to a token of its own; it stands for the plural's argument.
    if (typeof name === 'string' && name !== '#') placeholders.add(name);
    if (typeof branches !== 'object' || branches === null) continue;
    for (const branch of Object.values(branches)) {
      if (Array.isArray(branch)) collect(branch, texts, placeholders);
      if (typeof branch === 'string') texts.push(branch);
    }
  }
}
