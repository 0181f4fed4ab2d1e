/** The name, among the data of a job's row, of the trace that it continues. Schemas of data leave it out. */
const NAME = 'traceparent';

export function withTraceparent(data: object, traceparent: string | undefined): object {
  return traceparent === undefined ? data : { ...data, [NAME]: traceparent };
}

/** The trace that a job's row names; rows of jobs that no request queued name none. */
export function traceparentOf(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !(NAME in data)) return undefined;
  return typeof data[NAME] === 'string' ? data[NAME] : undefined;
}
