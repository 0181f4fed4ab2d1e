/**
 * The environment for processes that read untrusted files: neither settings nor secrets, but the Node.js compile
 * cache, with which they start in a third of the time, and the priority of tests.
 */
export function childEnvironment(): NodeJS.ProcessEnv {
  const { PATH, NODE_COMPILE_CACHE, EQUAL_PRIORITY } = process.env;
  return { PATH, NODE_COMPILE_CACHE, EQUAL_PRIORITY, MALLOC_ARENA_MAX: '1', UV_THREADPOOL_SIZE: '2' };
}
