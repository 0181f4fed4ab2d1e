import { expect, it } from 'vitest';
import { formatAgency } from './agency.ts';

it('R3.53 shows the code, then the name', () => {
  expect(formatAgency({ code: '004', name: 'Bank' })).toBe('004 Bank');
});
