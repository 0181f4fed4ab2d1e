/** The exit code of each outcome; docs/publishing.md lists them. */
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
  /** The store's error code (docs/spec/api.md); null if the error is not the store's. */
  readonly code?: number | null;
  /** Error messages by field. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** Thrown for every outcome but success; the message is for the person who typed the command. */
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

/** Invalid arguments, or a local file that cannot be used. */
export function usageError(message: string): PublishError {
  return new PublishError('usage', message);
}
