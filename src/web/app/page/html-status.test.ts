import { expect, it } from 'vitest';
import { htmlStatus } from './html-status.ts';

it('returns 503 for a page whose loader could not reach the database, and keeps other statuses', () => {
  const away = { status: 'error', error: { status: 503 } } as const;
  const broken = { status: 'error', error: new Error('broken') } as const;
  const fine = { status: 'success', error: undefined } as const;
  expect(htmlStatus(500, [fine, away])).toBe(503);
  expect(htmlStatus(500, [fine, broken])).toBe(500);
  expect(htmlStatus(404, [away])).toBe(404);
  expect(htmlStatus(200, [fine])).toBe(200);
});
