/**
 * What a process that reads other people's files gets of this one's environment: neither settings nor secrets. Where
 * Node.js keeps compiled modules for this one, it does for such processes too: they start in a third of the time.
 */
export function childEnvironment(): NodeJS.ProcessEnv {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, NODE_COMPILE_CACHE, MALLOC_ARENA_MAX: '1', UV_THREADPOOL_SIZE: '2' };
}
