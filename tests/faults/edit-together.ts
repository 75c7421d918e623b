import { setTimeout as sleep } from 'node:timers/promises';

import type { PageDocument } from '#domain/editing/documents.schema.ts';
import { createRandom } from '#modules/maintenance/random.ts';

import type { Editor } from './editor.ts';
import { chooseEdit, expectAfter, nameOf, readOwn, titleOf, type OwnWork } from './own-work.ts';

interface TogetherOptions {
  editors: readonly Editor[];
  /** Of each. */
  edits: number;
  /** Milliseconds between two edits of one, in the mean. */
  everyMs: number;
  seed: number;
  /** Hears how many edits of all are done. */
  onEdit?(done: number): void;
}

export interface TogetherProof {
  /** Edits that a tab itself refused, or that collided though nobody else writes there. */
  unexpected: unknown[];
  /** Whose work is not on the server as it ought to be. */
  lost: unknown[];
  /** Whose page is not the server's, to the byte. */
  diverged: string[];
  revision: number;
  /** From an edit of a title to each other editor's page, in milliseconds. */
  receivedMs: number[];
  /** Moves after what somebody removed meanwhile: asked about, as they ought to be. */
  asked: number;
}

const settlesWithinMs = 90_000;

/** All edit one page at a time; then whether they end alike, and with all that each of them did. */
export async function editTogether(options: TogetherOptions): Promise<TogetherProof> {
  const { editors, edits, everyMs, seed, onEdit } = options;
  const times = watchTitles(editors);
  const unexpected: unknown[] = [];
  let done = 0;
  const work = async (editor: Editor, index: number): Promise<OwnWork> => {
    const random = createRandom(seed + index);
    const name = nameOf(index);
    let expected = readOwn(editor.page(), name);
    for (let stamp = 1; stamp <= edits; stamp++) {
      await sleep(everyMs * (0.25 + 1.5 * random.fraction()));
      const page = editor.page();
      const before = readOwn(page, name);
      const chosen = chooseEdit(page, { name, stamp, count: editors.length, random });
      times.note(name, stamp);
      if (chosen) {
        const { intent, merge } = chosen;
        const outcome = editor.store.getState().editPage(intent, { ...(merge !== undefined && { merge }) });
        if (!outcome.ok) unexpected.push({ name, stamp, intent, reason: outcome.reason });
      } else editor.store.getState().undo();
      expected = expectAfter(expected, before, readOwn(editor.page(), name));
      onEdit?.(++done);
    }
    return expected;
  };
  const expected = await Promise.all(editors.map(work));
  const { revision, page } = await settleAll(editors);
  const lost: unknown[] = [];
  let asked = 0;
  for (const [index, editor] of editors.entries()) {
    const { told, refused } = sortConflicts(editor);
    asked += told;
    unexpected.push(...refused);
    const [wanted, found] = [expected[index], readOwn(page, nameOf(index))].map(toBytes);
    if (wanted !== found) lost.push({ name: nameOf(index), wanted, found });
  }
  const bytes = toBytes(page);
  const diverged = editors.flatMap((editor, index) =>
    toBytes(editor.page()) === bytes ? [] : nameOf(index),
  );
  return { unexpected, lost, diverged, revision, receivedMs: times.receivedMs, asked };
}

/** Everything is sent, and every page is at the server's revision, by what the streams tell alone. */
async function settleAll(editors: readonly Editor[]): Promise<{ revision: number; page: PageDocument }> {
  const deadline = Date.now() + settlesWithinMs;
  const flushAll = async () =>
    (await Promise.all(editors.map(({ store }) => store.getState().flush()))).every(Boolean);
  while (!(await flushAll())) {
    if (Date.now() > deadline) throw new Error('Not everything could be sent');
    await sleep(200);
  }
  const server = await readAtAny(editors);
  const isBehind = ({ store }: Editor) =>
    Object.values(store.getState().drafts).some((draft) => draft?.revision !== server.revision);
  while (editors.some(isBehind)) {
    if (Date.now() > deadline) break;
    await sleep(50);
  }
  return server;
}

function readAtAny([first]: readonly Editor[]): ReturnType<Editor['read']> {
  if (!first) throw new Error('Nobody edits');
  return first.read();
}

/** Who moves a section after one that is removed meanwhile is asked; nothing else of the own collides. */
function sortConflicts({ store }: Editor): { told: number; refused: unknown[] } {
  const { conflicts } = store.getState();
  const isAsked = (one: (typeof conflicts)[number]) =>
    one.edit.intent.type === 'section.move' && one.theirs?.type === 'section.remove';
  return {
    told: conflicts.filter(isAsked).length,
    refused: conflicts.filter((one) => !isAsked(one)),
  };
}

/** When titles are written, and when the others have them. */
function watchTitles(editors: readonly Editor[]) {
  const writtenAt = new Map<string, number[]>();
  const receivedMs: number[] = [];
  const others = editors.map((_editor, index) => nameOf(index));
  for (const [index, editor] of editors.entries()) {
    const seen = new Map<string, number>();
    editor.store.getState().listen((event) => {
      if (event.type !== 'replaced' || event.document.kind !== 'page') return;
      const now = performance.now();
      for (const name of others) {
        if (name === nameOf(index)) continue;
        const stamp = Number(titleOf(event.document, name).slice(name.length + 1));
        if (!(stamp > (seen.get(name) ?? 0))) continue;
        seen.set(name, stamp);
        const at = writtenAt.get(name)?.[stamp];
        if (at !== undefined) receivedMs.push(now - at);
      }
    });
  }
  return {
    receivedMs,
    note(name: string, stamp: number) {
      const times = writtenAt.get(name) ?? [];
      times[stamp] = performance.now();
      writtenAt.set(name, times);
    },
  };
}

/** Whatever the order of keys: PostgreSQL keeps JSON in an order of its own. */
function toBytes(whole: PageDocument | OwnWork | undefined): string {
  return JSON.stringify(whole, (_key, value: unknown) => {
    if (value instanceof Set) return [...value].toSorted();
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  });
}
