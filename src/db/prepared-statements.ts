import type pg from 'pg';
import { sql, type RawBuilder } from 'kysely';

/**
 * Begins a statement that every connection plans once and then only runs: half the time of a search goes into
 * planning. For statements whose text is always the same; a name stands for one text.
 */
export function prepared(name: string): RawBuilder<unknown> {
  return sql.raw(`/* prepared ${name} */`);
}

const prefix = /^\/\* prepared (\w+) \*\//;

/** Makes a connection prepare the statements that `prepared` begins. */
export function prepareNamedStatements(client: pg.Client): void {
  const query = client.query;
  Object.defineProperty(client, 'query', {
    configurable: true,
    value: (...args: unknown[]): unknown => {
      const [text, values] = args;
      const name = typeof text === 'string' ? prefix.exec(text)?.[1] : undefined;
      return Reflect.apply(query, client, name === undefined ? args : [{ name, text, values }]);
    },
  });
}
