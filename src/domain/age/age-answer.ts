/** Cookie that stores a visitor's answer to the age question. */
export const AGE_COOKIE = 'age';

export const AGE_ANSWERS = ['adult', 'younger'] as const;
export type AgeAnswer = (typeof AGE_ANSWERS)[number];

export function isAgeAnswer(value: unknown): value is AgeAnswer {
  return AGE_ANSWERS.some((answer) => answer === value);
}

/** Reads the answer from a `Cookie` header or from `document.cookie`. */
export function readAgeAnswer(cookies: string): AgeAnswer | undefined {
  for (const part of cookies.split(';')) {
    const [name, value] = part.split('=').map((text) => text.trim());
    if (name === AGE_COOKIE && isAgeAnswer(value)) return value;
  }
  return undefined;
}
