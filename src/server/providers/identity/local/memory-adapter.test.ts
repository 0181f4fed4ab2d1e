import { describe, expect, it } from 'vitest';
import { createMemoryAdapter } from './memory-adapter.ts';

describe('the memory of sign-ins under way', () => {
  it('finds what was put in, by its kind and name, until it is taken out', async () => {
    const open = createMemoryAdapter();
    await open('Interaction').upsert('a', { kind: 'Interaction' }, 60);
    expect(await open('Interaction').find('a')).toEqual({ kind: 'Interaction' });
    expect(await open('Session').find('a')).toBeUndefined();
    await open('Interaction').destroy('a');
    expect(await open('Interaction').find('a')).toBeUndefined();
  });

  it('finds a session by its second name, and nothing else', async () => {
    const open = createMemoryAdapter();
    await open('Session').upsert('a', { uid: 'u' }, 60);
    await open('Grant').upsert('b', { uid: 'v' }, 60);
    expect(await open('Session').findByUid('u')).toEqual({ uid: 'u' });
    expect(await open('Session').findByUid('v')).toBeUndefined();
    expect(await open('DeviceCode').findByUserCode('u')).toBeUndefined();
  });

  it('marks a code as used', async () => {
    const codes = createMemoryAdapter()('AuthorizationCode');
    await codes.upsert('a', { grantId: 'g' }, 60);
    await codes.consume('a');
    await codes.consume('unknown');
    expect(await codes.find('a')).toEqual({ grantId: 'g', consumed: true });
    expect(await codes.find('unknown')).toBeUndefined();
  });

  it('forgets all that belongs to a grant', async () => {
    const open = createMemoryAdapter();
    await open('AuthorizationCode').upsert('a', { grantId: 'g' }, 60);
    await open('AccessToken').upsert('b', { grantId: 'g' }, 60);
    await open('AccessToken').upsert('c', { grantId: 'other' }, 60);
    await open('AccessToken').revokeByGrantId('g');
    expect(await open('AuthorizationCode').find('a')).toBeUndefined();
    expect(await open('AccessToken').find('b')).toBeUndefined();
    expect(await open('AccessToken').find('c')).toBeDefined();
  });

  it('holds only so many, the latest written', async () => {
    const grants = createMemoryAdapter(3)('Grant');
    for (const id of ['a', 'b', 'c', 'a', 'd']) await grants.upsert(id, { jti: id }, 60);
    const found = await Promise.all(['a', 'b', 'c', 'd'].map((id) => grants.find(id)));
    expect(found.map((payload) => payload !== undefined)).toEqual([true, false, true, true]);
  });
});
