import type { LocaleCode } from './schema.ts';

/** `search_tokens.langs`: the languages of an entry that contain a token. */
export const languageBit = { 'zh-TW': 1, 'zh-CN': 2, 'vi-VN': 4, 'en-US': 8 } as const satisfies Record<
  LocaleCode,
  number
>;

/** All languages: the value for a developer's name. */
export const languageBits: number = Object.values(languageBit).reduce((all: number, bit) => all | bit, 0);
