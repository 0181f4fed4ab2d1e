const ORIGIN = 'https://store.example';

const pathOf = (request: Request | string | URL) =>
  new URL(request instanceof Request ? request.url : request, ORIGIN).pathname;

/** In-memory browser caches with the features that the service worker uses; queries are always ignored. */
export function memoryCaches(fetch: (path: string) => Promise<Response>) {
  const stores = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (request: Request | string) => store.get(pathOf(request))?.clone(),
      put: async (request: Request | string, response: Response) => void store.set(pathOf(request), response),
      addAll: async (paths: readonly string[]) => {
        const responses = await Promise.all(paths.map(fetch));
        if (responses.some(({ ok }) => !ok)) throw new TypeError('one of them could not be fetched');
        paths.forEach((path, index) => {
          const response = responses[index];
          if (response !== undefined) store.set(pathOf(path), response);
        });
      },
    };
  };
  return {
    open,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (request: Request | string) => {
      const found = [...stores.values()].find((store) => store.has(pathOf(request)));
      return found?.get(pathOf(request))?.clone();
    },
    /** The paths in a cache. */
    paths: (name: string) => [...(stores.get(name)?.keys() ?? [])].sort(),
  };
}
