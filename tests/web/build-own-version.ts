import type { OwnApplication } from '#contract/application/developer-entities.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { SHELF, VERSION_REVIEW } from '#contract/values/states.ts';
import type { Version } from '#contract/version/entities.ts';
import { type FileFacts, INSPECTION_STAGES, type Inspection } from '#contract/version/inspection.ts';
import { APPLICATION_EXAMPLE } from '#domain/forms/examples.ts';

const NOON = '2026-11-20T04:00:00.000Z';

/** The inspected details of an Android package. */
export function buildFileFacts(overrides: Partial<FileFacts> = {}): FileFacts {
  return {
    packageName: 'com.example.sea',
    versionName: '1.2.0',
    versionCode: 12,
    minSdk: 24,
    targetSdk: 35,
    label: 'Sea',
    icon: null,
    isDebuggable: false,
    permissions: [],
    abis: ['arm64-v8a'],
    certificates: ['ab'.repeat(32)],
    signatureSchemes: ['v2'],
    isSignatureVerified: true,
    machine: null,
    fileCount: null,
    unpackedSize: null,
    entry: null,
    largest: [],
    ...overrides,
  };
}

/** An inspection with all stages in the same state, except for the given ones. */
export function buildInspection({ state = 'passed', ...rest }: Partial<Inspection> = {}): Inspection {
  return {
    state,
    stages: INSPECTION_STAGES.map((stage) => ({ stage, state, findings: [] })),
    facts: state === 'passed' || state === 'warned' ? buildFileFacts() : null,
    ...rest,
  };
}

/** An Android version that is online. */
export function buildOwnVersion(overrides: Partial<Version> = {}): Version {
  return {
    id: 1,
    applicationId: 'com.example.sea',
    platform: 6,
    versionName: '1.2.0',
    contents: LOCALES.map((lang) => ({ lang, description: `New in ${lang}` })),
    minimumVersion: '',
    file: { name: 'sea.apk', size: 5_242_880, sha256: 'cd'.repeat(32), url: '' },
    inspection: buildInspection(),
    review: VERSION_REVIEW.approved,
    rejectReason: '',
    status: SHELF.onShelf,
    removalReason: '',
    submittedAt: NOON,
    decidedAt: NOON,
    reviewDueAt: null,
    isAnswerAwaited: false,
    appeal: null,
    downloadCount: 0,
    releasedAt: NOON,
    createdAt: NOON,
    updatedAt: NOON,
    ...overrides,
  };
}

/** The application of these versions, in four languages and published. */
export function buildOwnApplication(overrides: Partial<OwnApplication> = {}): OwnApplication {
  return {
    ...APPLICATION_EXAMPLE,
    id: 1,
    appId: 'com.example.sea',
    name: 'Sea',
    iconPlaceholder: '',
    platforms: [1, 2, 6, 7],
    webRedirectUrl: '',
    downloadUrls: [],
    publishDate: NOON,
    viewCount: 0,
    playCount: 0,
    status: SHELF.onShelf,
    createdAt: NOON,
    updatedAt: NOON,
    pinned: false,
    sort: null,
    onlineVersionId: null,
    gameProductId: null,
    isOpen: true,
    ageAnswers: null,
    versions: { total: 0, notReviewed: 0, inReview: 0, rejected: 0, approved: 0, online: [] },
    completeness: { filled: 12, total: 12, languages: [] },
    obstacles: { edit: null, release: null, pull: null, delete: null },
    draft: null,
    ...overrides,
  };
}
