import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

const MAX_ENTRIES = 1000;

/** Stores pending sign-ins in memory, at most the latest thousand. The library checks their expiry itself. */
export function createMemoryAdapter(maxEntries: number = MAX_ENTRIES): AdapterFactory {
  const entries = new Map<string, AdapterPayload>();
  const findWhere = (model: string, isMeant: (payload: AdapterPayload) => boolean) =>
    [...entries].find(([key, payload]) => key.startsWith(`${model}:`) && isMeant(payload))?.[1];
  return (model): Adapter => ({
    async upsert(id, payload) {
      const key = `${model}:${id}`;
      entries.delete(key);
      entries.set(key, payload);
      const [oldest] = entries.keys();
      if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
    },
    find: async (id) => entries.get(`${model}:${id}`),
    findByUid: async (uid) => findWhere(model, (payload) => payload.uid === uid),
    findByUserCode: async (userCode) => findWhere(model, (payload) => payload.userCode === userCode),
    async consume(id) {
      const payload = entries.get(`${model}:${id}`);
      if (payload !== undefined) entries.set(`${model}:${id}`, { ...payload, consumed: true });
    },
    async destroy(id) {
      entries.delete(`${model}:${id}`);
    },
    async revokeByGrantId(grantId) {
      for (const [key, payload] of entries) if (payload.grantId === grantId) entries.delete(key);
    },
  });
}
