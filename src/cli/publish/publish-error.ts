/** How it ended, with the code that the program answers; docs/publishing.md lists them. */
export const EXIT_CODES = {
  done: 0,
  usage: 1,
  refused: 2,
  inspectionFailed: 3,
  rejected: 4,
  timeout: 5,
  unreachable: 6,
  interrupted: 130,
} as const;
export type PublishResult = keyof typeof EXIT_CODES;

interface FailureDetails {
  /** The store's number for it (docs/spec/api.md); null where the store did not say one. */
  readonly code?: number | null;
  /** What is wrong with which field, in words. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** Thrown for every way but a good one in which publishing ends; the message is for whoever typed the command. */
export class PublishError extends Error {
  override readonly name = 'PublishError';
  readonly result: Exclude<PublishResult, 'done'>;
  readonly code: number | null;
  readonly fields: Readonly<Record<string, string>>;

  constructor(
    result: Exclude<PublishResult, 'done'>,
    message: string,
    { code = null, fields = {} }: FailureDetails = {},
  ) {
    super(message);
    this.result = result;
    this.code = code;
    this.fields = fields;
  }
}

/** What was typed, or what it names on this machine, cannot be used. */
export function usageError(message: string): PublishError {
  return new PublishError('usage', message);
}
