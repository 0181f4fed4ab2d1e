import type pg from 'pg';

/** Uses after which a query counts as hot. */
const HOT_USES = 5;
/** Each connection keeps a plan of each, which takes the database some 10 to 100 kB. */
const MAX_PREPARED = 200;
/** Texts that are counted; queries with a text of their own for each call must not fill the memory. */
const MAX_COUNTED = 2_000;

/** Statements with a plan. Stars are left out: see `HotQueries`. */
const PREPARABLE = /^\s*(?:select|with|insert|update|delete)\b/i;
const STAR = /[\s"\w]\.?\*/;

/**
 * The queries that a process makes again and again, by their text. A hot one gets a name, under which every connection
 * parses it once and the database may keep its plan; for a join of some tables, planning takes longer than running. Where
 * plans for the given values are better, the database makes one for each use.
 *
 * Not queries with `*`: PostgreSQL rejects a plan whose columns another release's migration has changed.
 */
export class HotQueries {
  readonly #uses = new Map<string, number>();
  readonly #names = new Map<string, string>();

  /** Counts a use; returns the query's name, undefined while it isn't hot. */
  use(text: string): string | undefined {
    const name = this.#names.get(text);
    if (name !== undefined || this.#names.size >= MAX_PREPARED) return name;
    const uses = (this.#uses.get(text) ?? 0) + 1;
    if (uses < HOT_USES) {
      if (this.#uses.size >= MAX_COUNTED) this.#uses.clear();
      this.#uses.set(text, uses);
      return undefined;
    }
    this.#uses.delete(text);
    return PREPARABLE.test(text) && !STAR.test(text) ? this.#remember(text) : undefined;
  }

  #remember(text: string): string {
    const name = `hot ${this.#names.size + 1}`;
    this.#names.set(text, name);
    return name;
  }
}

/** A pool's connection class that prepares hot queries given as a text and its values. */
export function preparingClient(Client: typeof pg.Client, hot: HotQueries): typeof pg.Client {
  const name = (args: unknown[]): unknown[] => {
    const [text, values, ...others] = args;
    if (typeof text !== 'string' || !Array.isArray(values)) return args;
    const known = hot.use(text);
    return known === undefined ? args : [{ name: known, text, values }, ...others];
  };
  return class PreparingClient extends Client {
    constructor(config?: pg.ClientConfig) {
      super(config);
      this.query = new Proxy(this.query, {
        apply: (query, self, args) => Reflect.apply(query, self, name(args)),
      });
    }
  };
}
