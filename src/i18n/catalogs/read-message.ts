import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** A plural (by category or exact value) or select of a message. */
export interface Choice {
  readonly argument: string;
  readonly kind: string;
  /** `one`, `other`, `0` for `=0`, or the keys of a `select`. */
  readonly cases: readonly string[];
}

export interface MessageParts {
  /** The visible words, all plural and select branches joined by a space. */
  readonly text: string;
  /** The distinct argument names, sorted. */
  readonly placeholders: readonly string[];
  /** Every choice, in reading order. */
  readonly choices: readonly Choice[];
}

interface Collected {
  readonly texts: string[];
  readonly placeholders: Set<string>;
  readonly choices: Choice[];
}

/** Splits an ICU message into its words, argument names and choices. Throws if the message does not parse. */
export function readMessage(message: string): MessageParts {
  const found: Collected = { texts: [], placeholders: new Set(), choices: [] };
  collect(compileMessageOrThrow(message), found);
  return { text: found.texts.join(' '), placeholders: [...found.placeholders].sort(), choices: found.choices };
}

/** The compiled form: a list of texts and of `[name, type?, branches?]`; each branch is again such a list. */
function collect(tokens: readonly unknown[], found: Collected): void {
  for (const token of tokens) {
    if (typeof token === 'string') found.texts.push(token);
    if (!Array.isArray(token)) continue;
    const [name, kind, branches] = token;
    // The `#` of a plural compiles to a separate token; it stands for the plural's argument.
    if (typeof name === 'string' && name !== '#') found.placeholders.add(name);
    if (typeof branches !== 'object' || branches === null) continue;
    const cases = Object.keys(branches).filter((key) => key !== 'offset');
    found.choices.push({ argument: String(name), kind: String(kind), cases });
    for (const branch of Object.values(branches)) {
      if (Array.isArray(branch)) collect(branch, found);
      if (typeof branch === 'string') found.texts.push(branch);
    }
  }
}
