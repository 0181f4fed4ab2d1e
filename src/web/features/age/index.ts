export { AgeForm } from './age-form.tsx';
export type { AgeGateData } from './age-gate-data.ts';
export { loadBehindGate } from './load-behind-gate.ts';
