import { expect, it } from 'vitest';
import { LIMITS } from '../values/limits.ts';
import { sentDraftForm } from './draft-entities.ts';

/** A draft that has so many bytes as JSON. */
function draftOf(bytes: number, character = 'x') {
  const frame = JSON.stringify({ hardwareRequirements: '' }).length;
  const count = Math.ceil((bytes - frame) / new TextEncoder().encode(character).length);
  return { hardwareRequirements: character.repeat(count) };
}

it('takes a draft up to its limit in bytes', () => {
  expect(sentDraftForm.safeParse(draftOf(LIMITS.applicationDraftBytes)).success).toBe(true);
  for (const draft of [draftOf(LIMITS.applicationDraftBytes + 1), draftOf(LIMITS.applicationDraftBytes + 1, '星')]) {
    expect(sentDraftForm.safeParse(draft).error?.issues).toMatchObject([{ message: 'field.tooLong' }]);
  }
});
