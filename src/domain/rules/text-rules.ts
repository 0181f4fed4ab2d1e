import { LIMITS } from '#contract/values/limits.ts';
import { countCodePoints } from './code-points.ts';
import { rule, ruleWith } from './rule.ts';

// A letter includes its combining marks, without which Hindi, Thai or decomposed Vietnamese names cannot be written.
const NICKNAME = /^(?:\p{L}\p{M}*|[0-9_])+$/u;
const LAST_NAME = /^(?=.*\p{L})(?:\p{L}\p{M}*|[ '.-])+$/u;
// Some letters and marks are invisible, such as the Hangul filler and variation selectors; a name must not look
// empty.
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

const FORBIDDEN_IN_PASSWORD = /[\\()]/;
const WHITE_SPACE = /\s/;
const SPECIAL_CHARACTER = /[!@#$%^&*()+=[\]{}\\/;:'",<>?~`|]/;
const NEITHER_UPPERCASE_NOR_SYMBOL = /[^!-`{-~]/;
const NEITHER_THAT_NOR_CHINESE = /[^!-`{-~\p{Script=Han}]/u;

/** Rules for the characters of a text (R5.46-R5.48, R5.54, R5.56, R5.121, R5.128, R5.129, R5.131). */
export const textRules = {
  nickname: rule('rule.nickname', (value) => {
    const hasLength = hasLengthBetween(value, LIMITS.nicknameMin, LIMITS.nicknameMax);
    return hasLength && NICKNAME.test(value) && !INVISIBLE.test(value);
  }),
  password: rule('rule.password', (value) => typeof value === 'string' && !FORBIDDEN_IN_PASSWORD.test(value)),
  no_space: rule('rule.no_space', (value) => typeof value === 'string' && !WHITE_SPACE.test(value)),
  special_character: rule(
    'rule.special_character',
    (value) => typeof value === 'string' && !SPECIAL_CHARACTER.test(value),
  ),
  last_name: rule('rule.last_name', (value) => {
    const hasLength = hasLengthBetween(value, LIMITS.lastNameMin, LIMITS.lastNameMax);
    return hasLength && LAST_NAME.test(value) && !INVISIBLE.test(value);
  }),
  uppercase_symbol: rule(
    'rule.uppercase_symbol',
    (value) => typeof value === 'string' && !NEITHER_UPPERCASE_NOR_SYMBOL.test(value),
  ),
  uppercase_symbol_chinese: rule(
    'rule.uppercase_symbol_chinese',
    (value) => typeof value === 'string' && !NEITHER_THAT_NOR_CHINESE.test(value),
  ),
  data_repeat: ruleWith({ other: 'value' }, 'rule.data_repeat', (value, { other }) => !repeats(value, other)),
} as const;

/** Check the length first: on a text of millions of characters the name patterns overflow the stack. */
function hasLengthBetween(value: unknown, min: number, max: number): value is string {
  if (typeof value !== 'string') return false;
  const length = countCodePoints(value);
  return length >= min && length <= max;
}

/** A field yields text while the stored value is a number, so 0 repeats '0'. An empty value is never repeated. */
function repeats(value: unknown, other: unknown): boolean {
  return other !== '' && isScalar(value) && isScalar(other) && String(value) === String(other);
}

function isScalar(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
