import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLATFORM_CODES } from '#contract/values/platforms.ts';
import type { FileFacts, FilePermission } from '#contract/version/inspection.ts';
import { REVIEW_RISKS, type ReviewRisk, RISK_REASONS, type RiskReason } from '#contract/version/operator-entities.ts';
import { assessReviewRisk, type RiskSubject, SENSITIVE_PERMISSIONS } from './review-risk.ts';

const CAMERA: FilePermission = { name: 'android.permission.CAMERA', dataTypes: [501], undeclared: [] };
const SMS: FilePermission = { name: 'android.permission.READ_SMS', dataTypes: [401], undeclared: [401] };

const FACTS: FileFacts = {
  ...{ packageName: 'com.example.game', versionName: '1.0', versionCode: 1, minSdk: 24, targetSdk: 35 },
  ...{ label: 'Game', icon: null, isDebuggable: false, permissions: [CAMERA], abis: [] },
  ...{ certificates: ['aa'], signatureSchemes: ['v2'], isSignatureVerified: true, machine: null },
  ...{ fileCount: 1, unpackedSize: 1, entry: null, largest: [] },
};

/** An inconspicuous update of an APK. */
const QUIET: RiskSubject = {
  platform: 6,
  facts: FACTS,
  stages: [{ stage: 'malware', state: 'passed', findings: [] }],
  base: { certificates: ['aa'], permissions: [CAMERA.name] },
  isFirstApplication: false,
  wasRejected: false,
  wasRemoved: false,
};

const OTHER_STAGES: RiskSubject['stages'] = [
  { stage: 'format', state: 'passed', findings: [] },
  { stage: 'signature', state: 'skipped', findings: [] },
];

const CASES = [
  ['first_version', 'low', { base: null }],
  ['first_application', 'medium', { isFirstApplication: true }],
  ['new_certificate', 'high', { base: { certificates: ['bb'], permissions: [CAMERA.name] } }],
  ['debuggable', 'medium', { facts: { ...FACTS, isDebuggable: true } }],
  ['undeclared_data', 'high', { facts: { ...FACTS, permissions: [{ ...CAMERA, undeclared: [501] }] } }],
  ['new_permission', 'low', { base: { certificates: ['aa'], permissions: [] } }],
  ['unsigned', 'medium', { facts: { ...FACTS, isSignatureVerified: false } }],
  ['unscanned', 'low', { stages: [{ stage: 'malware', state: 'skipped', findings: [] }] }],
  ['rejected_before', 'low', { wasRejected: true }],
  ['removed_before', 'high', { wasRemoved: true }],
] as const satisfies readonly (readonly [RiskReason, ReviewRisk, Partial<RiskSubject>])[];

it('finds nothing at a plain update', () => {
  expect(assessReviewRisk(QUIET)).toEqual({ risk: 'low', risks: [] });
});

it.each(CASES)('finds %s, which alone is a %s risk', (reason, risk, changes) => {
  expect(assessReviewRisk({ ...QUIET, ...changes })).toEqual({ risk, risks: [reason] });
});

it('finds one new certificate among known ones, and one skipped scan among other stages', () => {
  const facts = { ...FACTS, certificates: ['aa', 'bb'] };
  expect(assessReviewRisk({ ...QUIET, facts }).risks).toEqual(['new_certificate']);
  const stages: RiskSubject['stages'] = [{ stage: 'malware', state: 'skipped', findings: [] }, ...OTHER_STAGES];
  expect(assessReviewRisk({ ...QUIET, stages }).risks).toEqual(['unscanned']);
  expect(assessReviewRisk({ ...QUIET, stages: OTHER_STAGES })).toEqual({ risk: 'low', risks: [] });
});

it('adds reasons up, in one order', () => {
  const facts = { ...FACTS, permissions: [CAMERA, SMS], signatureSchemes: [] };
  expect(assessReviewRisk({ ...QUIET, base: null, isFirstApplication: true })).toEqual({
    risk: 'medium',
    risks: ['first_version', 'first_application'],
  });
  expect(assessReviewRisk({ ...QUIET, facts })).toEqual({
    risk: 'high',
    risks: ['undeclared_data', 'sensitive_permission', 'new_permission', 'unsigned'],
  });
});

it('expects a signature of APKs and EXEs only, and gives no reason for an unverified one', () => {
  const unsigned = { ...FACTS, signatureSchemes: [], isSignatureVerified: null };
  const risksOf = (platform: RiskSubject['platform'], facts: FileFacts | null) =>
    assessReviewRisk({ ...QUIET, platform, facts }).risks;
  expect(PLATFORM_CODES.filter((platform) => risksOf(platform, unsigned).includes('unsigned'))).toEqual([1, 6]);
  expect(risksOf(6, { ...FACTS, isSignatureVerified: null })).toEqual([]);
  expect(risksOf(2, null)).toEqual([]);
});

it('calls nothing new where the file before was never looked into', () => {
  expect(assessReviewRisk({ ...QUIET, base: { certificates: [], permissions: null } }).risks).toEqual([]);
});

describe('every subject', () => {
  const permission = fc.record({
    name: fc.constantFrom(CAMERA.name, SMS.name, ...[...SENSITIVE_PERMISSIONS].slice(0, 3)),
    dataTypes: fc.subarray([401]),
    undeclared: fc.subarray([401]),
  });
  const facts = fc.record({
    isDebuggable: fc.constantFrom(true, false, null),
    permissions: fc.array(permission, { maxLength: 3 }),
    certificates: fc.subarray(['aa', 'bb']),
    signatureSchemes: fc.subarray(['v1', 'v2']),
    isSignatureVerified: fc.constantFrom(true, false, null),
  });
  const subject: fc.Arbitrary<RiskSubject> = fc.record({
    platform: fc.constantFrom(...PLATFORM_CODES),
    facts: fc.option(facts.map((some) => ({ ...FACTS, ...some }))),
    stages: fc
      .constantFrom(...(['passed', 'skipped', 'waiting'] as const))
      .map((state) => [{ stage: 'malware' as const, state, findings: [] }]),
    base: fc.option(
      fc.record({ certificates: fc.subarray(['aa', 'bb']), permissions: fc.option(fc.subarray([CAMERA.name])) }),
    ),
    isFirstApplication: fc.boolean(),
    wasRejected: fc.boolean(),
    wasRemoved: fc.boolean(),
  });

  it('has its reasons once each in their order, and none where it is above low without one', () => {
    fc.assert(
      fc.property(subject, (some) => {
        const { risk, risks } = assessReviewRisk(some);
        expect(risks).toEqual(RISK_REASONS.filter((reason) => risks.includes(reason)));
        if (risks.length === 0) expect(risk).toBe('low');
      }),
      { numRuns: 200 },
    );
  });

  it('never gets less risky by one more thing against it', () => {
    const worse = fc.constantFrom<Partial<RiskSubject>>(
      { isFirstApplication: true },
      { wasRejected: true },
      { wasRemoved: true },
      { stages: [{ stage: 'malware', state: 'skipped', findings: [] }] },
    );
    fc.assert(
      fc.property(subject, worse, (some, change) => {
        const rank = (one: RiskSubject) => REVIEW_RISKS.indexOf(assessReviewRisk(one).risk);
        expect(rank({ ...some, ...change })).toBeGreaterThanOrEqual(rank(some));
      }),
      { numRuns: 200 },
    );
  });
});
