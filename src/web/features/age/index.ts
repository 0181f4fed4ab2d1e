export { AgeForm } from './age-form.tsx';
export { type AgeGateData, loadBehindGate } from './load-behind-gate.ts';
