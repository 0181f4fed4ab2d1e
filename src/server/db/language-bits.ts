import type { LocaleCode } from './schema.ts';

/** `search_tokens.langs`: which languages of an entry a token stands in. */
export const languageBit = { 'zh-TW': 1, 'zh-CN': 2, 'vi-VN': 4, 'en-US': 8 } as const satisfies Record<
  LocaleCode,
  number
>;

/** All of them: what a developer's name counts as. */
export const languageBits: number = Object.values(languageBit).reduce((all: number, bit) => all | bit, 0);
