export { CodeForm } from './code-form.tsx';
export { EmailForm } from './email-form.tsx';
export { OutboxLink } from './outbox-link.tsx';
export { IN_DIALOG, useCodeProof } from './use-code-proof.ts';
