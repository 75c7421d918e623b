import * as fc from 'fast-check';

import type { Item } from '#domain/editing/documents.schema.ts';
import type { Intent } from '#domain/editing/intents.schema.ts';
import { choice, type Choice } from '#domain/editing/random-edits.fixture.ts';

/** A section of random edits with items as slides have them: what does not fit its type would be refused. */
export function toSlides<Section extends { items: Item[] }>(section: Section): Section {
  return {
    ...section,
    items: section.items.map(({ id, title }) => ({ id, heading: { title: title ?? id } })),
  };
}

/** As `toSlides`, of an edit. */
export function toSlideIntent(intent: Intent): Intent {
  if (intent.type === 'section.add') return { ...intent, section: toSlides(intent.section) };
  if (intent.type === 'item.add')
    return { ...intent, item: toSlides({ items: [intent.item] }).items[0] ?? intent.item };
  if (intent.type !== 'item.update') return intent;
  return { ...intent, changes: intent.changes.map((change) => ({ ...change, path: ['heading', 'title'] })) };
}

/** What happens to a shop, one thing after another; which layer is meant depends on those there are. */
export type Deed =
  | Decision
  | { kind: 'publish'; edits: Choice[] }
  | { kind: 'make'; start: number | null; length: number | null; edits: Choice[] }
  | { kind: 'edit'; layer: number; edits: Choice[] }
  | { kind: 'pass'; seconds: number }
  | { kind: 'merge due' }
  | { kind: 'restart'; instance: number };

/** What is decided on a layer; times are in seconds from now on. */
export type Decision =
  | { kind: 'move'; layer: number; start: number; length: number | null }
  | { kind: 'approve'; layer: number; isNow: boolean }
  | { kind: 'pause' | 'end' | 'discard' | 'merge' | 'raise'; layer: number };

const edits = fc.array(choice, { minLength: 1, maxLength: 6 });
const layer = fc.nat({ max: 5 });
const seconds = fc.integer({ min: -30, max: 120 });
const length = fc.option(fc.integer({ min: 1, max: 120 }));

/** Layers are made, approved and gone through more often than they are ended by hand. */
const anyDeeds: fc.Arbitrary<Deed[]> = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('publish' as const), edits }) },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('make' as const),
        start: fc.option(seconds, { freq: 5 }),
        length,
        edits,
      }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('edit' as const), layer, edits }) },
    {
      weight: 4,
      arbitrary: fc.record({ kind: fc.constant('approve' as const), layer, isNow: fc.boolean() }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('move' as const), layer, start: seconds, length }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constantFrom('pause' as const, 'end' as const, 'discard' as const),
        layer,
      }),
    },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('merge' as const), layer }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('raise' as const), layer }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('pass' as const), seconds: fc.nat({ max: 90 }) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('merge due' as const) }) },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('restart' as const), instance: fc.nat({ max: 1 }) }),
    },
  ),
  { minLength: 4, maxLength: 14 },
);

const mayBeEndless = fc.option(fc.integer({ min: 1, max: 120 }), { freq: 1 });
const manyEdits = fc.array(choice, { minLength: 4, maxLength: 16 });

/** Up to three layers that visitors see. */
const activeLayers: fc.Arbitrary<Deed[]> = fc
  .array(fc.record({ start: fc.integer({ min: -30, max: 0 }), length: mayBeEndless, edits: manyEdits }), {
    maxLength: 3,
  })
  .map((layers) =>
    layers.flatMap(({ start, length: given, edits: made }, index): Deed[] => [
      // One that is over before it is approved is refused.
      { kind: 'make', start, length: given && given + 30, edits: made },
      { kind: 'approve', layer: index, isNow: false },
    ]),
  );

/** What happens to a shop: layers beside each other first, so that they often say something of the same. */
export const schedules: fc.Arbitrary<Deed[]> = fc
  .tuple(activeLayers, anyDeeds)
  .map(([first, then]) => [...first, ...then]);
