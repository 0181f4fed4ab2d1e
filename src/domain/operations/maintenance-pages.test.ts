import { expect, it } from 'vitest';
import { isOpenDuringMaintenance } from './maintenance-pages.ts';

it('shows everyone the sign-in and the sessions, and operators their console and account as well', () => {
  const open = (path: string) =>
    [null, { isOperator: false }, { isOperator: true }].map((user) => isOpenDuringMaintenance(path, user));
  for (const path of ['/login', '/account/sessions']) expect(open(path), path).toEqual([true, true, true]);
  for (const path of ['/operator', '/operator/maintenance', '/account', '/account/profile']) {
    expect(open(path), path).toEqual([false, false, true]);
  }
  for (const path of ['/', '/games', '/operators', '/login/x', '/store/deposit']) {
    expect(open(path), path).toEqual([false, false, false]);
  }
});
