import { expect, it } from 'vitest';
import { dashboardQuery, readDashboardFilter } from './dashboard-filter.tsx';

it.each([
  [{}, { days: 30, applicationId: undefined }, ''],
  [{ days: '7' }, { days: 7, applicationId: undefined }, '?days=7'],
  [{ days: '90', app: 'com.example.a' }, { days: 90, applicationId: 'com.example.a' }, '?days=90&app=com.example.a'],
  [{ days: '14', app: '' }, { days: 30, applicationId: undefined }, ''],
  [{ days: ['7'], app: 3 }, { days: 7, applicationId: undefined }, '?days=7'],
])('reads %j, and writes it back without what is as usual', (address, filter, query) => {
  expect(readDashboardFilter(address)).toEqual(filter);
  expect(dashboardQuery(readDashboardFilter(address))).toBe(query);
});
