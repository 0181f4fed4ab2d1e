import type { LocaleCode } from '#contract/values/locales.ts';
import type { PlatformCode } from '#contract/values/platforms.ts';

/** The platforms whose versions have files, by their command-line names. */
export const PLATFORMS = { windows: 1, web: 2, android: 6 } as const satisfies Record<string, PlatformCode>;
export type PlatformOption = keyof typeof PLATFORMS;

/** How far a version must get before the command exits. */
export const STAGES_TO_WAIT_FOR = ['none', 'inspection', 'review'] as const;
export type StageToWaitFor = (typeof STAGES_TO_WAIT_FOR)[number];

/** Release notes by language. */
export type Notes = Readonly<Partial<Record<LocaleCode, string>>>;

/** The parsed command line; nothing on the machine has been read yet. */
export interface PublishOrder {
  readonly applicationId: string;
  readonly platform: PlatformOption;
  readonly filePath: string;
  readonly versionName: string;
  readonly minimumVersion: string | undefined;
  readonly notes: NotesSources;
  /** Whether it is submitted for review immediately. */
  readonly isSubmitted: boolean;
  /** Whether it is published once approved. */
  readonly isReleased: boolean;
  readonly waitFor: StageToWaitFor;
  /** Total time to wait for inspection and review. */
  readonly timeoutMs: number;
  readonly isJson: boolean;
  /** Undefined: use the environment variable. */
  readonly origin: string | undefined;
  /** Undefined: the environment variable has the token itself. */
  readonly tokenPath: string | undefined;
  /** Whether the token may be sent over plain http to another machine. */
  readonly isHttpAllowed: boolean;
}

/** Sources of release notes; later fields take precedence. */
export interface NotesSources {
  /** A folder of files `<language>.md` or `.txt`. */
  readonly folder: string | undefined;
  /** A JSON file, `{"en-US": "…"}`. */
  readonly file: string | undefined;
  readonly given: Notes;
}
