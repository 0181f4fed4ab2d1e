import type pg from 'pg';
import type { Traces, WorkSpan } from '../tracing/traces.ts';

/** A pool's connection class whose queries are spans, if they are part of a trace. Copies of whole tables are not. */
export function tracedClient(Client: typeof pg.Client, traces: Pick<Traces, 'query'>): typeof pg.Client {
  return class TracedClient extends Client {
    constructor(config?: pg.ClientConfig) {
      super(config);
      this.query = new Proxy(this.query, {
        apply(query, self, args: unknown[]) {
          const text = textOf(args[0]);
          const span = text === undefined ? undefined : traces.query(text);
          return span === undefined
            ? Reflect.apply(query, self, args)
            : follow(span, (list) => Reflect.apply(query, self, list), args);
        },
      });
    }
  };
}

/** Of a text or a described query; undefined for what reads or writes a stream. */
function textOf(query: unknown): string | undefined {
  if (typeof query === 'string') return query;
  if (typeof query !== 'object' || query === null || 'submit' in query || !('text' in query)) return undefined;
  return typeof query.text === 'string' ? query.text : undefined;
}

/** Pools pass a function that is called with the result; everyone else waits for a promise. */
function follow(span: WorkSpan, query: (args: unknown[]) => unknown, args: unknown[]): unknown {
  const finish = (error: unknown) => {
    if (error !== null && error !== undefined) span.fail(error);
    span.end();
  };
  const callback = args.at(-1);
  if (isFunction(callback)) {
    return query([
      ...args.slice(0, -1),
      (...result: unknown[]) => {
        finish(result[0]);
        return callback(...result);
      },
    ]);
  }
  const answer = query(args);
  if (answer instanceof Promise) answer.then(() => finish(null), finish);
  else span.end();
  return answer;
}

function isFunction(value: unknown): value is (...args: unknown[]) => unknown {
  return typeof value === 'function';
}
