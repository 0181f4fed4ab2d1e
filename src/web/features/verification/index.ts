export { CodeForm } from './code-form.tsx';
export { IN_DIALOG, useCodeProof } from './code-proof.ts';
export { EmailForm } from './email-form.tsx';
export { OutboxLink } from './form-problem.tsx';
