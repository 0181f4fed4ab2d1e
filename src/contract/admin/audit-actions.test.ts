import { expect, it } from 'vitest';
import { AUDIT_ACTIONS, isAuditAction } from './audit-actions.ts';

it('knows every action of the log, and nothing else', () => {
  expect(AUDIT_ACTIONS.every(isAuditAction)).toBe(true);
  for (const other of ['', 'toString', 'everything']) expect(isAuditAction(other)).toBe(false);
});
