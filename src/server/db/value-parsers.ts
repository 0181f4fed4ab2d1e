import pg from 'pg';

const INT8 = 20;
const DATE = 1082;

/**
 * How the driver converts values: int8 to a number (counts and identity columns; one beyond 2^53 fails rather than
 * being rounded), date to `YYYY-MM-DD` (a Date would shift with the machine's zone), timestamptz to Date, numeric to
 * text.
 */
export const valueParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === INT8 && format !== 'binary') {
      return parseInt8;
    }
    if (oid === DATE && format !== 'binary') {
      return String;
    }
    return pg.types.getTypeParser(oid, format);
  },
};

export function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) {
    throw new RangeError(`The int8 ${text} does not fit a number.`);
  }
  return value;
}
