import { expect, it } from 'vitest';
import { currentMaintenance } from './current-maintenance.ts';

it('R2.42 looks at the first entry flagged as maintaining', () => {
  const entries = [
    { id: 1, maintaining: false },
    { id: 2, maintaining: true },
    { id: 3, maintaining: true },
  ];
  expect(currentMaintenance(entries)).toEqual({ id: 2, maintaining: true });
});

it('R2.42 finds none where none is flagged', () => {
  expect(currentMaintenance([])).toBeUndefined();
  expect(currentMaintenance([{ id: 1, maintaining: false }])).toBeUndefined();
});
