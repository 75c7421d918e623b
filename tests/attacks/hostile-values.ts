import { z } from 'zod';

import type { Random } from '#modules/maintenance/random.ts';

import { nastyValues } from './nasty.ts';

/** A JSON schema as zod writes it, of which only what matters here is named. */
interface Shape {
  type?: string;
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
  const?: unknown;
  enum?: unknown[];
  $ref?: string;
  $defs?: Record<string, Shape>;
  properties?: Record<string, Shape>;
  required?: string[];
  additionalProperties?: Shape | boolean;
  propertyNames?: Shape;
  items?: Shape;
  prefixItems?: Shape[];
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
}

/** What a fixture has, with the edges of what databases and programs count in. */
const integers = [
  0,
  1,
  2,
  3,
  4,
  5,
  7,
  -1,
  100,
  9999,
  32_768,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  Number.MAX_SAFE_INTEGER,
  Number.MIN_SAFE_INTEGER,
];
const numbers = [...integers, 0.01, 0.1 + 0.2, -0.5, 1.005, 19.95, 1e12, 1e-9, 1e21, 1e308];
/** For texts that must look like something. */
const wellFormed = [
  'a',
  'drinks',
  'about',
  'cup-0',
  '/old',
  '/new',
  '/a?b=c#d',
  'https://example.com/a',
  'https://youtu.be/dQw4w9WgXcQ',
  'ann@example.com',
  '+79123456789',
  '#1a2b3c',
  '2026-01-31T21:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '0001-01-01T00:00:00Z',
  '2026-01-31',
  '1990-02-29',
  '0197c9d1-2a7e-7c53-8a5c-2f1d5f1f9d11',
  '00000000-0000-0000-0000-000000000000',
  'kettle-drum-71',
  '123456',
  'US',
  'en',
];
const texts = [...nastyValues, ...wellFormed, 'Кружка', 'Tall vase'];
const strays: readonly unknown[] = [
  null,
  true,
  '',
  0,
  -1,
  [],
  {},
  [[]],
  [null],
  '\u0000',
  '\ud800',
  { constructor: { prototype: 1 } },
  { $gt: '' },
  2_147_483_648,
  1e308,
];
const deepest = 7;

/** Makes inputs of a schema: most are taken by it, and some are off by one field. */
export class HostileValues {
  readonly #random: Random;
  readonly #shapes = new Map<z.ZodType, Shape>();

  constructor(random: Random) {
    this.#random = random;
  }

  /** A body for the schema; now and then something else altogether. */
  bodyOf(schema: z.ZodType): unknown {
    if (this.#chance(0.02)) return this.#random.pick(strays);
    let shape = this.#shapes.get(schema);
    if (!shape) {
      shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
      this.#shapes.set(schema, shape);
    }
    // Of three, most bodies hold nothing that is off: what is behind validation is to be reached too.
    const strayness = this.#chance(0.6) ? 0 : 0.08;
    return this.#valueOf(shape, { root: shape, depth: 0, strayness });
  }

  #valueOf(shape: Shape, at: { root: Shape; depth: number; strayness: number }): unknown {
    if (at.depth > 0 && this.#chance(at.strayness)) return this.#random.pick(strays);
    const inner = { ...at, depth: at.depth + 1 };
    if (shape.$ref !== undefined) return this.#valueOf(resolve(shape.$ref, at.root), inner);
    const choices = shape.anyOf ?? shape.oneOf;
    if (choices) return this.#valueOf(this.#random.pick(choices), inner);
    if (shape.allOf) {
      const parts = shape.allOf.map((part) => this.#valueOf(part, inner));
      return Object.assign({}, ...parts.filter((part) => typeof part === 'object'));
    }
    if ('const' in shape) return shape.const;
    if (shape.enum) return this.#random.pick(shape.enum);
    switch (shape.type) {
      case 'object':
        return this.#objectOf(shape, inner);
      case 'array':
        return this.#listOf(shape, inner);
      case 'string':
        return this.#textOf(shape);
      case 'integer':
        return this.#numberOf(shape, integers);
      case 'number':
        return this.#numberOf(shape, numbers);
      case 'boolean':
        return this.#chance(0.5);
      case 'null':
        return null;
      default:
        return this.#random.pick<unknown>([...strays, ...wellFormed]);
    }
  }

  #objectOf(shape: Shape, at: { root: Shape; depth: number; strayness: number }): object {
    const required = new Set(shape.required);
    const entries = Object.entries(shape.properties ?? {})
      .filter(([name]) => required.has(name) || (at.depth < deepest && this.#chance(0.6)))
      .map(([name, field]) => [name, this.#valueOf(field, at)] as const);
    const { additionalProperties: others, propertyNames: names } = shape;
    if (typeof others === 'object' && at.depth < deepest) {
      for (let count = this.#below(3); count > 0; count--) {
        const name = names ? this.#nameOf(names, at) : this.#random.pick(texts);
        entries.push([name, this.#valueOf(others, at)]);
      }
    }
    return Object.fromEntries(entries);
  }

  #nameOf(shape: Shape, at: { root: Shape; depth: number; strayness: number }): string {
    const name = this.#valueOf(shape, at);
    return typeof name === 'string' ? name : JSON.stringify(name);
  }

  #listOf(shape: Shape, at: { root: Shape; depth: number; strayness: number }): unknown[] {
    if (shape.prefixItems) return shape.prefixItems.map((item) => this.#valueOf(item, at));
    const { items, minItems = 0, maxItems = 1000 } = shape;
    if (!items) return [];
    const wanted = at.depth >= deepest ? minItems : this.#chance(0.02) ? 300 : this.#below(4);
    const length = Math.min(maxItems, Math.max(minItems, wanted));
    return Array.from({ length }, () => this.#valueOf(items, at));
  }

  #textOf({ pattern, format, minLength = 0, maxLength = Infinity }: Shape): string {
    const fits = pattern === undefined ? null : new RegExp(pattern, 'u');
    const isFree = fits === null && format === undefined;
    const pool = isFree ? texts : wellFormed;
    for (let tries = 0; tries < 12; tries++) {
      const text = this.#random.pick(pool);
      const isLong = text.length >= minLength && text.length <= maxLength;
      if (isLong && (fits === null || fits.test(text))) return text;
    }
    return this.#random.pick(texts);
  }

  #numberOf({ minimum = -Infinity, maximum = Infinity }: Shape, pool: readonly number[]): number {
    const edges = [minimum, maximum].filter(Number.isFinite);
    const allowed = [...pool, ...edges].filter((value) => value >= minimum && value <= maximum);
    // Small ones are those of things that exist.
    const small = allowed.filter((value) => value >= 0 && value <= 5);
    if (small.length > 0 && this.#chance(0.5)) return this.#random.pick(small);
    return this.#random.pick(allowed.length > 0 ? allowed : pool);
  }

  #chance(share: number): boolean {
    return this.#random.chance(share);
  }

  #below(limit: number): number {
    return this.#random.below(limit);
  }
}

function resolve(reference: string, root: Shape): Shape {
  if (reference === '#') return root;
  return root.$defs?.[reference.replace('#/$defs/', '')] ?? {};
}
