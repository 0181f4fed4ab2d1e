import { PLATFORM_CODE_BY_NAME, type PlatformCode } from '#contract/values/platforms.ts';
import type { FileFacts, InspectionStage } from '#contract/version/inspection.ts';
import { type ReviewRisk, RISK_REASONS, type RiskReason } from '#contract/version/operator-entities.ts';

/** A pending version, its file and its history. */
export interface RiskSubject {
  readonly platform: PlatformCode;
  /** Null without a file, or before it could be read. */
  readonly facts: FileFacts | null;
  readonly stages: readonly InspectionStage[];
  /** The version it would replace on its platform; null if there is none. */
  readonly base: RiskBase | null;
  /** Whether the developer has no approved application yet. */
  readonly isFirstApplication: boolean;
  /** Whether an operator has rejected this or another version of the application. */
  readonly wasRejected: boolean;
  /** Whether the application or one of its versions was removed by the system. */
  readonly wasRemoved: boolean;
}

export interface RiskBase {
  readonly certificates: readonly string[];
  /** Names; null if the file was never inspected, so that nothing counts as new. */
  readonly permissions: readonly string[] | null;
}

const { ANDROID, WINDOWS } = PLATFORM_CODE_BY_NAME;

/** Permissions that reach beyond the game: other people, other apps, money, or the whole device. */
export const SENSITIVE_PERMISSIONS: ReadonlySet<string> = new Set(
  [
    'ACCESS_BACKGROUND_LOCATION',
    'ACCESS_FINE_LOCATION',
    'BIND_ACCESSIBILITY_SERVICE',
    'BIND_DEVICE_ADMIN',
    'CALL_PHONE',
    'MANAGE_EXTERNAL_STORAGE',
    'PACKAGE_USAGE_STATS',
    'QUERY_ALL_PACKAGES',
    'READ_CALENDAR',
    'READ_CALL_LOG',
    'READ_CONTACTS',
    'READ_PHONE_NUMBERS',
    'READ_SMS',
    'RECEIVE_SMS',
    'RECORD_AUDIO',
    'REQUEST_INSTALL_PACKAGES',
    'SEND_SMS',
    'SYSTEM_ALERT_WINDOW',
  ].map((name) => `android.permission.${name}`),
);

/** Each reason's weight and condition. */
const REASONS: Readonly<Record<RiskReason, readonly [weight: number, holds: (subject: RiskSubject) => boolean]>> = {
  first_version: [1, ({ base }) => base === null],
  first_application: [2, ({ isFirstApplication }) => isFirstApplication],
  new_certificate: [4, hasNewCertificate],
  debuggable: [2, ({ facts }) => facts?.isDebuggable === true],
  undeclared_data: [4, ({ facts }) => facts?.permissions.some(({ undeclared }) => undeclared.length > 0) ?? false],
  sensitive_permission: [2, ({ facts }) => namesOf(facts).some((name) => SENSITIVE_PERMISSIONS.has(name))],
  new_permission: [1, hasNewPermission],
  unsigned: [2, isUnsigned],
  unscanned: [1, ({ stages }) => stages.some(({ stage, state }) => stage === 'malware' && state === 'skipped')],
  rejected_before: [1, ({ wasRejected }) => wasRejected],
  removed_before: [4, ({ wasRemoved }) => wasRemoved],
};

/** The minimum weight; anything below is `low`. */
const MEDIUM_FROM = 2;
const HIGH_FROM = 4;

/** The review risk of a version and its reasons, in the order of `RISK_REASONS`. */
export function assessReviewRisk(subject: RiskSubject): { readonly risk: ReviewRisk; readonly risks: RiskReason[] } {
  const risks = RISK_REASONS.filter((reason) => REASONS[reason][1](subject));
  const weight = risks.reduce((sum, reason) => sum + REASONS[reason][0], 0);
  return { risk: weight >= HIGH_FROM ? 'high' : weight >= MEDIUM_FROM ? 'medium' : 'low', risks };
}

function namesOf(facts: FileFacts | null): readonly string[] {
  return facts?.permissions.map(({ name }) => name) ?? [];
}

/** A certificate the previous version was not signed with: phones reject such an update, or someone else built it. */
function hasNewCertificate({ base, facts }: RiskSubject): boolean {
  if (base === null || facts === null || base.certificates.length === 0) return false;
  return facts.certificates.some((certificate) => !base.certificates.includes(certificate));
}

function hasNewPermission({ base, facts }: RiskSubject): boolean {
  const before = base?.permissions ?? null;
  return before !== null && namesOf(facts).some((name) => !before.includes(name));
}

/** Web files have no signature; they never leave the store. */
function isUnsigned({ platform, facts }: RiskSubject): boolean {
  if (facts === null || (platform !== ANDROID && platform !== WINDOWS)) return false;
  return facts.signatureSchemes.length === 0 || facts.isSignatureVerified === false;
}
