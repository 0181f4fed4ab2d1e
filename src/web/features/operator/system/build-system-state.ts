import type { SystemState } from '#contract/system/operator-entities.ts';

/** A queue without work. */
export const IDLE = { waiting: 0, scheduled: 0, failing: 0, running: 0, oldestSeconds: 0 };

/** The state of an installation that works, for tests. */
export function buildSystemState(overrides: Partial<SystemState> = {}): SystemState {
  return {
    release: '1.2.3',
    node: '26.0.0',
    postgresql: '18.1',
    isEmbedded: true,
    at: '2026-11-21T13:00:00.000Z',
    startedAt: '2026-11-21T12:00:00.000Z',
    failed: [],
    disk: { freeBytes: 5 * 1024 ** 3, totalBytes: 20 * 1024 ** 3 },
    replicaLagSeconds: 3,
    replicas: [
      { name: 'standby-1', state: 'streaming', lagSeconds: 0, lagBytes: 0 },
      { name: 'standby-2', state: 'catchup', lagSeconds: 400, lagBytes: 7 * 1024 ** 2 },
    ],
    backup: {
      everyHours: 24,
      latest: { state: 'done', percent: 100 },
      whole: { startedAt: '2026-11-21T08:00:00.000Z', ageSeconds: 5 * 3600, size: 9 * 1024 ** 2 },
      isOverdue: false,
      journalFailedAt: null,
      keyFingerprint: '3f9a12c488d0b7e1',
    },
    queues: [
      { name: 'inspect-version', ...IDLE },
      { name: 'send-mail', ...IDLE, waiting: 4, oldestSeconds: 130, scheduled: 1200, failing: 2 },
    ],
    webhooks: { unsent: 1, waiting: 2, failing: 3, off: 4 },
    ...overrides,
  };
}
