import pg from 'pg';

const INT8 = 20;
const DATE = 1082;

/**
 * How values leave the driver: int8 as a number (counts and identity columns; one beyond 2^53 fails rather than round),
 * date as `YYYY-MM-DD` (a Date would shift it with the machine's zone), timestamptz as Date, numeric as text.
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
