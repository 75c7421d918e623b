import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { applyIntent } from './apply-intent.ts';
import { diffDocuments } from './diff-documents.ts';
import type { EditableDocument, PageDocument } from './documents.schema.ts';
import type { Intent } from './intents.schema.ts';
import { choice, chooseIntent, makePage, makeSection, type Choice } from './random-edits.fixture.ts';
import { separateChanges, splitFields } from './separate-changes.ts';

const published = makePage();
const setTitle = (id: string, value: string, field = 'title'): Intent => ({
  type: 'section.update',
  id,
  changes: [{ path: ['options', 'heading', field], value }],
});

function edit(document: EditableDocument, ...intents: Intent[]): EditableDocument {
  return intents.reduce((current, intent) => {
    const applied = applyIntent(current, intent);
    if (!applied.ok) throw new Error(applied.reason);
    return applied.document;
  }, document);
}

/** What becomes of `later` edits on top of a scheduled draft. */
function separate(sale: readonly Intent[], later: readonly Intent[]) {
  const snapshot = edit(published, ...sale);
  const schedule = diffDocuments(published, snapshot).map(splitFields);
  return separateChanges({ published, draft: edit(snapshot, ...later), schedule });
}

test('a typo mended beside a scheduled sale is published alone', () => {
  const { scheduled, other, withoutScheduled } = separate(
    [setTitle('s1', 'BLACK FRIDAY')],
    [setTitle('s2', 'Mended')],
  );
  expect(scheduled).toEqual([setTitle('s1', 'BLACK FRIDAY')]);
  expect(other).toEqual([setTitle('s2', 'Mended')]);
  expect(withoutScheduled).toEqual(edit(published, setTitle('s2', 'Mended')));
});

test('a later edit of what is scheduled stays with the schedule', () => {
  const { other } = separate([setTitle('s1', 'BLACK FRIDAY')], [setTitle('s1', 'BLACK FRIDAY −50 %')]);
  expect(other).toEqual([]);
  const banner: Intent = { type: 'section.add', section: makeSection('sale'), after: null };
  expect(separate([banner], [setTitle('sale', 'Louder'), setTitle('s3', 'Other')]).other).toEqual([
    setTitle('s3', 'Other'),
  ]);
});

test('two fields of one new object are told apart', () => {
  const bare: PageDocument = {
    ...published,
    sections: { ...published.sections, s1: { ...makeSection('s1'), options: {} } },
  };
  const snapshot = edit(bare, setTitle('s1', 'SALE'));
  const parts = separateChanges({
    published: bare,
    draft: edit(snapshot, setTitle('s1', 'Small print', 'note')),
    schedule: diffDocuments(bare, snapshot).map(splitFields),
  });
  expect(parts.withoutScheduled).toEqual(edit(bare, setTitle('s1', 'Small print', 'note')));
});

test('what stands on the scheduled change cannot go without it', () => {
  const banner: Intent = { type: 'section.add', section: makeSection('sale'), after: 's3' };
  const below: Intent = { type: 'section.add', section: makeSection('below'), after: 'sale' };
  expect(separate([banner], [below]).withoutScheduled).toBeNull();
});

test('nothing scheduled goes out with the others, whatever was edited before and after', () => {
  const edits = (document: EditableDocument, choices: readonly Choice[], name: string) => {
    let [current, minted] = [document, 0];
    for (const one of choices) {
      const applied = applyIntent(
        current,
        chooseIntent(current, one, () => `${name}${minted++}`),
      );
      if (applied.ok) current = applied.document;
    }
    return current;
  };
  fc.assert(
    fc.property(fc.array(choice, { maxLength: 6 }), fc.array(choice, { maxLength: 6 }), (before, after) => {
      const snapshot = edits(published, before, 'sale');
      const draft = edits(snapshot, after, 'later');
      const schedule = diffDocuments(published, snapshot).map(splitFields);
      const { withoutScheduled } = separateChanges({ published, draft, schedule });
      if (!withoutScheduled) return;
      const again = separateChanges({ published, draft: withoutScheduled, schedule });
      expect(again.scheduled).toEqual([]);
    }),
    { numRuns: 300, seed: 7 },
  );
});
