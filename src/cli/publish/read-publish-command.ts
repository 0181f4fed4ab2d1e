import { parseArgs } from 'node:util';
import { isApplicationId } from '#contract/schema/application-id.ts';
import { readLocale } from '#contract/values/locales.ts';
import { usageError } from './publish-error.ts';
import {
  type Notes,
  PLATFORMS,
  type PlatformOption,
  type PublishOrder,
  STAGES_TO_WAIT_FOR,
  type StageToWaitFor,
} from './publish-order.ts';

const OPTIONS = {
  app: { type: 'string' },
  platform: { type: 'string' },
  file: { type: 'string' },
  'version-name': { type: 'string' },
  'minimum-version': { type: 'string' },
  notes: { type: 'string' },
  'notes-file': { type: 'string' },
  note: { type: 'string', multiple: true },
  'no-submit': { type: 'boolean', default: false },
  release: { type: 'boolean', default: false },
  wait: { type: 'string' },
  timeout: { type: 'string' },
  json: { type: 'boolean', default: false },
  origin: { type: 'string' },
  'token-file': { type: 'string' },
  'allow-http': { type: 'boolean', default: false },
} as const;

type Values = ReturnType<typeof parse>;

const UNITS = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;
/** An inspection takes minutes, a review takes days, and build machines limit a job to some hours. */
const TIMEOUTS = { none: '0s', inspection: '30m', review: '5h' } as const satisfies Record<StageToWaitFor, string>;

/** Parses the arguments after `publish`. @throws PublishError `usage` */
export function readPublishCommand(args: readonly string[]): PublishOrder {
  const values = parse(args);
  const applicationId = required(values.app, '--app');
  if (!isApplicationId(applicationId)) throw usageError(`--app ${applicationId} is not a valid application ID.`);
  const isSubmitted = !values['no-submit'];
  const waitFor = readWait(values, isSubmitted);
  return {
    applicationId,
    platform: readPlatform(required(values.platform, '--platform')),
    filePath: required(values.file, '--file'),
    versionName: required(values['version-name'], '--version-name').trim(),
    minimumVersion: values['minimum-version'],
    notes: { folder: values.notes, file: values['notes-file'], given: readNotes(values.note ?? []) },
    isSubmitted,
    isReleased: values.release,
    waitFor,
    timeoutMs: readDuration(values.timeout ?? TIMEOUTS[waitFor]),
    isJson: values.json,
    origin: values.origin,
    tokenPath: values['token-file'],
    isHttpAllowed: values['allow-http'],
  };
}

/** Whether the output is JSON, even if the rest of the arguments is invalid. */
export function wantsJson(args: readonly string[]): boolean {
  return args.includes('--json');
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: false, strict: true }).values;
  } catch (error) {
    throw usageError(error instanceof Error ? error.message : String(error));
  }
}

function required(value: string | undefined, option: string): string {
  if (value === undefined || value.trim() === '') throw usageError(`${option} is missing.`);
  return value;
}

function readPlatform(text: string): PlatformOption {
  const found = Object.keys(PLATFORMS).find((name): name is PlatformOption => name === text.toLowerCase());
  if (found === undefined) throw usageError(`--platform needs one of ${Object.keys(PLATFORMS).join(', ')}.`);
  return found;
}

function readWait({ wait, release }: Values, isSubmitted: boolean): StageToWaitFor {
  const found = STAGES_TO_WAIT_FOR.find((stage) => stage === (wait ?? (release ? 'review' : 'inspection')));
  if (found === undefined) throw usageError(`--wait needs one of ${STAGES_TO_WAIT_FOR.join(', ')}.`);
  if (release && found !== 'review') throw usageError('--release always waits for the review; omit --wait.');
  if (!isSubmitted && found === 'review') throw usageError('With --no-submit, there is no review to wait for.');
  return found;
}

function readDuration(text: string): number {
  const [, amount, unit] = /^(\d{1,6})([smhd])$/.exec(text) ?? [];
  const factor = Object.entries(UNITS).find(([name]) => name === unit)?.[1];
  if (amount === undefined || factor === undefined)
    throw usageError('--timeout needs a duration such as 90s, 30m, 5h or 2d.');
  return Number(amount) * factor;
}

function readNotes(texts: readonly string[]): Notes {
  return Object.fromEntries(
    texts.map((text) => {
      const [name = '', ...rest] = text.split('=');
      const language = readLocale(name);
      if (language === undefined || rest.length === 0) throw usageError(`--note needs <language>=<text>, not ${text}`);
      return [language, rest.join('=')];
    }),
  );
}
