import { copyWithCamelCaseKeys } from './camel-case.ts';

/** Unwraps a response: HTML and CSV stay text, a bare list becomes `{list}`, objects get camel-cased keys. */
export function unwrapReply(contentType: string, text: string): unknown {
  if (/text\/(?:html|csv)/.test(contentType)) return text;
  if (text === '') return {};
  const value: unknown = JSON.parse(text);
  return Array.isArray(value) ? { list: copyWithCamelCaseKeys(value) } : copyWithCamelCaseKeys(value);
}
