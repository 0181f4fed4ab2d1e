import type { Handler } from '../../api/handler.ts';

export function getTime(): Handler<'getTime'> {
  return async (_, { clock }) => {
    const timeMs = clock();
    return { time: Math.floor(timeMs / 1000), timeMs };
  };
}
