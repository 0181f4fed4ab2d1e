import { expect, it } from 'vitest';
import type { CallEndpoint } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { buildPage } from '#tests/web/build-page.ts';
import { loadChosen, readChosenId } from './chosen-page.tsx';

const OWN = ['com.example.Latest', 'com.example.older'];

/** A page whose only call lists the developer's applications, most recently changed first. */
function pageOf(ids: readonly string[]) {
  const list = ids.map((applicationId) => ({ applicationId }));
  const call = async () => ({ count: list.length, list });
  // The selection makes no other calls.
  return { ...buildPage({ locale: 'en-US' }), call: call as CallEndpoint };
}

const load = async (applicationId: string) => {
  if (applicationId === 'com.example.theirs') throw new ApiError(ERROR.applicationNotFound);
  if (applicationId === 'com.example.broken') throw new ApiError(ERROR.maintenance);
  return `of ${applicationId}`;
};

it.each([
  [undefined, 'com.example.Latest'],
  ['com.example.older', 'com.example.older'],
  ['com.example.LATEST', 'com.example.Latest'],
  ['com.example.beyond.the.list', 'com.example.beyond.the.list'],
])('of %s shows %s', async (asked, applicationId) => {
  const chosen = await loadChosen(pageOf(OWN), asked, load);
  expect(chosen).toMatchObject({ applicationId, loaded: `of ${applicationId}` });
});

it("shows nothing of another developer's application, and nothing if there are none", async () => {
  const foreign = await loadChosen(pageOf(OWN), 'com.example.theirs', load);
  expect(foreign).toMatchObject({ applicationId: 'com.example.theirs', loaded: null });
  expect(await loadChosen(pageOf([]), undefined, load)).toEqual({
    applications: [],
    applicationId: undefined,
    loaded: null,
  });
});

it('passes other failures on', async () => {
  await expect(loadChosen(pageOf(OWN), 'com.example.broken', load)).rejects.toMatchObject({ code: ERROR.maintenance });
});

it.each([
  [{}, undefined],
  [{ applicationId: '' }, undefined],
  [{ applicationId: ['a', 'b'] }, undefined],
  [{ applicationId: 'com.example.sea' }, 'com.example.sea'],
])('reads %o as %s', (parameters, id) => {
  expect(readChosenId(parameters)).toBe(id);
});
