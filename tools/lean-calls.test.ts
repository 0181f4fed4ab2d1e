import { expect, it } from 'vitest';
import * as applications from '../src/contract/application/endpoints.ts';
import * as deposits from '../src/contract/deposit/endpoints.ts';
import * as portal from '../src/contract/portal/endpoints.ts';
import { writeShapes } from './lean-calls.ts';

async function run(code: string): Promise<Record<string, unknown>> {
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}

it('leaves of an endpoint what its call needs', async () => {
  const { listApplications, playApplication } = await run(writeShapes(applications));
  const { path } = applications.listApplications;
  const emptyReply = { count: 0, list: [] };
  expect(listApplications).toMatchObject({ name: 'listApplications', method: 'GET', path, auth: 'public', emptyReply });
  expect(listApplications).not.toHaveProperty('reply');
  expect(playApplication).toMatchObject({ name: 'playApplication', method: 'POST', body: 'json' });
  expect(playApplication).not.toHaveProperty('emptyReply');
});

it('leaves plain values, and no schema', async () => {
  const { PORTAL_PERIODS } = await run(writeShapes(portal));
  expect(PORTAL_PERIODS).toEqual([7, 30, 90]);
  expect(Object.keys(await run(writeShapes(deposits)))).not.toContain('depositFilter');
});
