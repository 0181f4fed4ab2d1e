import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { compileMessage } from '@lingui/message-utils/compileMessage';

/** What the syntax of ICU messages begins with. */
const SYNTAX = /[{}']/;

/** Compiles a message. Five of six are plain texts, and parsing those as well would take most of the time of a start. */
export function compileText(text: string): CompiledMessage {
  if (text === '') return [];
  return SYNTAX.test(text) ? compileMessage(text) : [text];
}
