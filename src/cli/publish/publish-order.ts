import type { LocaleCode } from '#contract/values/locales.ts';
import type { PlatformCode } from '#contract/values/platforms.ts';

/** The platforms whose versions are files, as they are typed. */
export const PLATFORMS = { windows: 1, web: 2, android: 6 } as const satisfies Record<string, PlatformCode>;
export type PlatformOption = keyof typeof PLATFORMS;

/** How far a version has to come before the command ends. */
export const STAGES_TO_WAIT_FOR = ['none', 'inspection', 'review'] as const;
export type StageToWaitFor = (typeof STAGES_TO_WAIT_FOR)[number];

/** What is new, by language. */
export type Notes = Readonly<Partial<Record<LocaleCode, string>>>;

/** What was asked for, understood; nothing of the machine has been looked at yet. */
export interface PublishOrder {
  readonly applicationId: string;
  readonly platform: PlatformOption;
  readonly filePath: string;
  readonly versionName: string;
  readonly minimumVersion: string | undefined;
  readonly notes: NotesSources;
  /** Whether it goes to the reviewers at once. */
  readonly isSubmitted: boolean;
  /** Whether it is put online once it is approved. */
  readonly isReleased: boolean;
  readonly waitFor: StageToWaitFor;
  /** For how long inspection and review are waited for, together. */
  readonly timeoutMs: number;
  readonly isJson: boolean;
  /** Undefined: the environment says it. */
  readonly origin: string | undefined;
  /** Undefined: the environment has the token itself. */
  readonly tokenPath: string | undefined;
  /** Whether the token may travel over plain http to another machine. */
  readonly isHttpAllowed: boolean;
}

/** Where notes come from; the later ones here go before the earlier ones. */
export interface NotesSources {
  /** A folder of files `<language>.md` or `.txt`. */
  readonly folder: string | undefined;
  /** A JSON file, `{"en-US": "…"}`. */
  readonly file: string | undefined;
  readonly given: Notes;
}
