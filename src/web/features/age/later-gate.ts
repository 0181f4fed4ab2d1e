import { laterPart } from '#web/first-load/later-part.tsx';
import { nextTask } from '#web/first-load/when-idle.ts';

/** The gate in place of a game's page, whose code other visits do without. Hydrated as soon as the rest. */
export const laterGate = laterPart(async () => (await import('./age-gate.tsx')).AgeGate, [], nextTask);
