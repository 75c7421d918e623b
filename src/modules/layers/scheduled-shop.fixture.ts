import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { hearOwnCommits } from '#db/own-commits.ts';
import { applyIntent } from '#domain/editing/apply-intent.ts';
import type { DocumentKey } from '#domain/editing/document-key.ts';
import type { EditableDocument } from '#domain/editing/documents.schema.ts';
import type { Edits, EditsAnswer } from '#domain/editing/drafts.schema.ts';
import type { Intent } from '#domain/editing/intents.schema.ts';
import { menuEntriesOf } from '#domain/editing/menu-entries.ts';
import { chooseIntent, type Choice } from '#domain/editing/random-edits.fixture.ts';
import { AppError, notFound } from '#domain/errors.ts';
import { composeLayer } from '#domain/layers/compose-layer.ts';
import type { DocumentPatch } from '#domain/layers/patch.ts';
import type { Layer } from '#domain/schemas/layer.schema.ts';
import type { MenuEntry } from '#domain/schemas/menu.schema.ts';
import { parseSettings } from '#domain/settings/settings.schema.ts';
import type { StaffIdentity } from '#http/identity.ts';
import { createAppendEdits } from '#modules/drafts/append-edits.ts';
import { createMenuReader } from '#modules/menus/menu-reader.ts';
import { createPageReader } from '#modules/pages/page-reader.ts';
import { createDocumentEditing } from '#modules/publishing/document-editing.ts';
import { storeOf } from '#modules/publishing/document-stores.ts';
import { sanitizeSettings } from '#modules/settings/sanitize-settings.ts';
import { createSettingsReader } from '#modules/settings/settings-reader.ts';
import type { Tag } from '#platform/cache/tags.ts';
import { sectionDefinitions } from '#sections/sections.ts';

import { createLayerApproval } from './approve-layer.ts';
import { createApprovedLayers } from './approved-layers.ts';
import { createComposedReaders } from './composed-readers.ts';
import { createLayerEditing } from './edit-layer.ts';
import { tagsOfDocuments } from './layer-tags.ts';
import { createLayerManagement } from './manage-layers.ts';
import { createLayerMerging } from './merge-layer.ts';
import { toSlideIntent, type Decision, type Deed } from './random-schedules.fixture.ts';

/** What visitors get of a document, however it is kept. */
type Seen = unknown;

interface ScheduledShop {
  /** Carries a deed out, unless the shop refuses it; false where visitors must not see that anything has been done. */
  play(deed: Deed): Promise<boolean>;
  /** Each of the two instances, and one that has just been started. */
  seen(): Promise<Seen[]>;
  /** What visitors ought to see by the clock, by layers as they were approved and by what was published. */
  expected(): Promise<Seen>;
  /** As though there had never been a layer but for what was merged. */
  withoutLayers(): Seen;
  /** What is published, as the database has it. */
  published(): Promise<Seen>;
  /** Has everything end that has not. */
  end(): Promise<void>;
  close(): void;
}

interface ShopOptions {
  db: Kysely<Database>;
  /** Sets the clock of the database, in milliseconds since 1970. */
  setClock: (at: number) => Promise<void>;
  key: DocumentKey;
  staffId: number;
}

/** Two instances on one database whose clock stands until it is told to move; one document, and layers over it. */
export async function openScheduledShop({ db, setClock, key, staffId }: ShopOptions): Promise<ScheduledShop> {
  const state = { at: Date.UTC(2026, 10, 27), alone: await openStore(key).readPublished(db) };
  await setClock(state.at);
  const clock = () => state.at;
  const instances = [openInstance(db, key, clock), openInstance(db, key, clock)];
  const close = hearOwnCommits(db, (tags) => {
    for (const instance of instances) instance.hear(tags as Tag[]);
  });
  const parts = openParts(db, clock);
  const edits = createEdits({ ...parts, key, staffId });
  const decide = createDecisions({ ...parts, staffId });
  const { layers } = parts;

  const pass = (seconds: number) => setClock((state.at += seconds * 1000));
  const publish = async (made: readonly Choice[]) => {
    for (const intent of await edits.publish(made)) {
      const applied = applyIntent(state.alone, intent);
      if (applied.ok) state.alone = applied.document;
    }
    state.alone = openStore(key).clean(state.alone);
  };
  const patchesOf = async (some: readonly Layer[]) => {
    const inOrder = some.toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0));
    const patches = await Promise.all(inOrder.map(({ id }) => approvedPatchOf(db, id, key)));
    return patches.filter((patch) => patch !== null);
  };
  const merge = async (some: readonly Layer[], run: () => Promise<unknown>) => {
    const patches = await patchesOf(some);
    await run();
    for (const patch of patches)
      state.alone = openStore(key).clean(composeLayer<EditableDocument>(state.alone, patch).document);
  };
  const active = async () => (await layers()).filter((layer) => layer.state === 'active');
  const choose = async (index: number) => {
    const all = await layers();
    const chosen = all[index % Math.max(1, all.length)];
    if (!chosen) throw notFound('layer');
    return chosen;
  };
  const carryOut = async (deed: Deed): Promise<unknown> => {
    switch (deed.kind) {
      case 'publish':
        return publish(deed.edits);
      case 'make':
        return edits.layer((await parts.management.create(termsOf(deed, state.at), staffId)).id, deed.edits);
      case 'edit':
        return edits.layer((await choose(deed.layer)).id, deed.edits);
      case 'pass':
        return pass(deed.seconds);
      case 'merge due':
        return merge(
          (await active()).filter(({ endsAt }) => endsAt === null),
          () => parts.merging.mergeDue(),
        );
      case 'restart':
        return instances.splice(deed.instance, 1, openInstance(db, key, clock));
      case 'merge': {
        const chosen = await choose(deed.layer);
        return merge([chosen], () => decide(deed, chosen, state.at));
      }
      default:
        return decide(deed, await choose(deed.layer), state.at);
    }
  };
  /** A layer that is edited waits for its approval, and one that is active is merged without a trace. */
  const mayBeSeen = async (deed: Deed): Promise<boolean> => {
    if (deed.kind === 'merge') return (await choose(deed.layer).catch(() => null))?.state !== 'active';
    return !['make', 'edit', 'restart', 'merge due'].includes(deed.kind);
  };

  return {
    async play(deed) {
      const isSeen = await mayBeSeen(deed);
      try {
        await carryOut(deed);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return false;
      }
      return isSeen;
    },
    seen: () => Promise.all([...instances, openInstance(db, key, clock)].map((one) => one.see())),
    async expected() {
      let document = state.alone;
      for (const patch of await patchesOf(await active())) document = composeLayer(document, patch).document;
      return asSeen(openStore(key).clean(document));
    },
    withoutLayers: () => asSeen(state.alone),
    published: async () => asSeen(await openStore(key).readPublished(db)),
    async end() {
      // One without an end is discarded; the others are over by the clock alone.
      for (const { id, position, revision, endsAt } of await layers())
        if (endsAt === null && position !== null) await parts.management.discard(id, revision, staffId);
      await pass(600);
    },
    close,
  };
}

const openStore = (key: DocumentKey) => storeOf(key, { definitions: sectionDefinitions });

/** What the modules of publishing and of layers are made of. */
function openParts(db: Kysely<Database>, clock: () => number) {
  const now = () => new Date(clock());
  const management = createLayerManagement({ db, now });
  const onError = (_: number, error: unknown) => {
    throw error;
  };
  const log = { info() {}, warn() {}, error() {} };
  const definitions = sectionDefinitions;
  return {
    management,
    approval: createLayerApproval({ db, open: openStore, origin: () => 'https://shop.example', now }),
    merging: createLayerMerging({ db, open: openStore, now, onError }),
    editing: createLayerEditing({ db, open: openStore, definitions }),
    documents: createDocumentEditing({ db, definitions, log }),
    append: createAppendEdits({ db, storeOf: openStore }),
    /** The lowest first, and after them those that are done. */
    layers: async () => (await management.list()).toSorted((one, other) => one.id - other.id),
  };
}

type Parts = ReturnType<typeof openParts>;

function createEdits({
  append,
  documents,
  editing,
  key,
  staffId,
}: Pick<Parts, 'append' | 'documents' | 'editing'> & { key: DocumentKey; staffId: number }) {
  let minted = 0;
  const mint = () => `n${++minted}`;
  /** Those that were applied; what is refused is left out. */
  const send = async (
    made: readonly Choice[],
    from: { document: EditableDocument; revision: number },
    add: (sent: Edits) => Promise<EditsAnswer>,
  ): Promise<Intent[]> => {
    const sent = made.map((one) => ({
      id: crypto.randomUUID(),
      intent: toSlideIntent(chooseIntent(from.document, one, mint)),
    }));
    const answer = await add({ baseRevision: from.revision, clientId: crypto.randomUUID(), edits: sent });
    const applied = new Set(answer.results.filter(({ status }) => status === 'applied').map(({ id }) => id));
    return sent.filter(({ id }) => applied.has(id)).map(({ intent }) => intent);
  };
  return {
    /** What was published of the edits; throws where they may not be, and leaves no draft then. */
    async publish(made: readonly Choice[]): Promise<Intent[]> {
      const draft = await documents.readDraft(key);
      const intents = await send(made, draft, (sent) => append(key, sent, staffId));
      const { revision, isChanged } = await documents.readDraft(key);
      if (!isChanged) return [];
      try {
        await documents.publish(key, { revision, note: '' }, staffId);
      } catch (error) {
        await documents.discard(key, staffId);
        throw error;
      }
      return intents;
    },
    async layer(id: number, made: readonly Choice[]) {
      const name = { id, key };
      const author = { staffId, mayChangeCode: true };
      await send(made, await editing.read(name), (sent) => editing.append(name, sent, author));
    },
  };
}

function createDecisions({
  management,
  approval,
  merging,
  staffId,
}: Pick<Parts, 'management' | 'approval' | 'merging'> & { staffId: number }) {
  const decider: StaffIdentity = {
    kind: 'staff',
    staffId,
    role: 'admin',
    rights: [],
    tokenHash: Buffer.alloc(0),
    isProven: true,
    mustEnrol: false,
  };
  return async (deed: Decision, { id, revision }: Layer, at: number): Promise<unknown> => {
    switch (deed.kind) {
      case 'approve':
        return approval.approve(id, { revision, isNow: deed.isNow }, decider);
      case 'move':
        return management.change(id, { ...termsOf(deed, at), revision }, { staffId, mayApprove: true });
      case 'merge':
        return merging.merge(id, revision, decider);
      case 'raise': {
        const open = (await management.list()).filter(({ position }) => position !== null);
        const ids = open.map((one) => one.id);
        return management.order([...ids.filter((one) => one === id), ...ids.filter((one) => one !== id)]);
      }
      default:
        return management[deed.kind](id, revision, staffId);
    }
  };
}

function termsOf({ start, length }: { start: number | null; length: number | null }, at: number) {
  const after = (seconds: number) => new Date(at + seconds * 1000).toISOString();
  return {
    name: 'Sale',
    color: '#c2410c',
    startsAt: start === null ? null : after(start),
    endsAt: start === null || length === null ? null : after(start + length),
  };
}

/** A program as the shop is run by: readers with their caches, and pages that are kept whole. */
function openInstance(db: Kysely<Database>, key: DocumentKey, clock: () => number) {
  const approved = createApprovedLayers({ db, clock });
  const compose = createComposedReaders({ db, definitions: sectionDefinitions, approved });
  const pages = compose.pages(createPageReader({ db }));
  const settings = compose.settings(createSettingsReader({ db }));
  const menus = compose.menus(createMenuReader({ db }));
  const concerning = new Set<string>(tagsOfDocuments([key]));
  let kept: Promise<Seen> | undefined;
  const forget = (tags: readonly string[]) => {
    if (tags.some((tag) => concerning.has(tag))) kept = undefined;
  };
  const read = async (): Promise<Seen> => {
    if (key === 'settings') return settings.read();
    if (key.startsWith('menu:')) {
      const name = key.slice('menu:'.length);
      return ((await menus.findByNames([name]))[name] ?? []).map(withoutIds);
    }
    const [page] = await pages.findByIds([Number(key.slice('page:'.length))]);
    return page && { title: page.title, meta: page.meta, sections: page.sections.map(withoutName) };
  };
  return {
    hear(tags: readonly Tag[]) {
      for (const cache of [approved, pages, settings, menus]) cache.invalidate(tags);
      forget(tags);
    },
    async see(): Promise<Seen> {
      await approved.listActive(key);
      forget(approved.takeCrossed());
      return (kept ??= read());
    },
  };
}

function asSeen(document: EditableDocument): Seen {
  if (document.kind === 'menu') return menuEntriesOf(document).map(withoutIds);
  if (document.kind === 'settings') return sanitizeSettings(parseSettings(document.groups));
  const { title, meta, sections, order } = document;
  return { title, meta, sections: order.flatMap((id) => sections[id] ?? []).map(withoutName) };
}

/** Rows and documents number the entries of a menu each in their own way, which nobody sees. */
function withoutIds({ title, target, newTab, children }: MenuEntry): unknown {
  return { title, target, newTab, children: children.map(withoutIds) };
}

/** Its name is for those alone who edit it. */
function withoutName(section: object): unknown {
  return { ...section, name: undefined };
}

async function approvedPatchOf(
  db: Kysely<Database>,
  layerId: number,
  key: DocumentKey,
): Promise<DocumentPatch | null> {
  const { rows } = await sql<{ patch: DocumentPatch | null }>`
    select approved_patch as patch from layer_drafts where layer_id = ${layerId} and key = ${key}`.execute(
    db,
  );
  return rows[0]?.patch ?? null;
}
