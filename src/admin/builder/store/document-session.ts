import type { DocumentKey } from '#domain/editing/document-key.ts';
import type { EditResult } from '#domain/editing/drafts.schema.ts';
import { intentSchema, type Intent } from '#domain/editing/intents.schema.ts';
import type { LiveEntry } from '#domain/editing/live-events.ts';
import type { Refusal } from '#domain/editing/outcome.ts';

import { createDraftSender, type DraftSender } from './draft-sender.ts';
import {
  addEdit,
  follow,
  settle,
  startSync,
  type Collision,
  type DraftSync,
  type PendingEdit,
  type Settled,
} from './draft-sync.ts';
import type { DraftTransport, ReadDraft } from './draft-transport.ts';
import { followLog, watchCompany } from './follow-log.ts';
import { mintUuid } from './mint-id.ts';
import { watchTried } from './tried-edits.ts';

/** What became of edits: `inverse` takes them back, in this order; `edits` are the ids they are sent under. */
export type Edited = { ok: true; inverse: Intent[]; edits: string[] } | { ok: false; reason: Refusal };

/** One draft in this tab: takes edits at once, has them sent in their order, follows what others do. */
export interface DocumentSession extends Pick<DraftSender, 'state' | 'flush' | 'refresh' | 'close'> {
  /** This tab's copy: what the server has, and what is made here on top of it. */
  readonly sync: DraftSync;
  readonly isChanged: boolean;
  readonly publishedVersion: number;
  /** Applies intents on top of each other, all or none. */
  edit(intents: readonly Intent[], merge?: string): Edited;
  /** Takes a draft that the server answered with. */
  replace(read: ReadDraft): void;
  /** Takes in what the log says; reads the draft where something is missing. */
  hear(entries: readonly LiveEntry[]): Promise<void>;
}

interface SessionPorts {
  transport: DraftTransport;
  /** Names this tab to the server. */
  clientId: string;
  /** The document, the state or what is published has changed; `isForeign`: by somebody else. */
  onChange(change: { isForeign: boolean }): void;
  onCollisions(collisions: Collision[]): void;
  /** Edits were confirmed by the server: other tabs may want to read them. */
  onSaved(): void;
}

export function openSession(
  key: DocumentKey,
  draft: ReadDraft,
  { transport, clientId, onChange, onCollisions, onSaved }: SessionPorts,
): DocumentSession {
  let sync = startSync(draft.revision, draft.document);
  let { isChanged, publishedVersion } = draft;
  const tried = watchTried();
  let isUnsure = false;
  const company = watchCompany(clientId);

  const take = (settled: Settled) => {
    const isForeign = settled.sync.document !== sync.document;
    sync = settled.sync;
    if (settled.collisions.length > 0) onCollisions(settled.collisions);
    onChange({ isForeign });
  };

  const replace = (read: ReadDraft) => {
    ({ isChanged, publishedVersion } = read);
    take(follow(sync, read));
  };

  const readAnew = async () => {
    replace(await transport.read(key));
    isUnsure = false;
  };

  const sent = {
    get pending() {
      return sync.pending;
    },
    get isUnsure() {
      return isUnsure;
    },
    hasCompany: company.isHere,
    async send(batch: readonly PendingEdit[]) {
      tried.add(batch);
      const edits = batch.map(({ id, intent }) => ({ id, intent }));
      const answer = await transport.send(key, { baseRevision: sync.revision, clientId, edits });
      ({ isChanged } = answer);
      const settled = settle(sync, batch.length, answer);
      tried.settle(batch);
      take(settled);
      isUnsure ||= !settled.isSure;
      onSaved();
      if (isUnsure) await readAnew();
    },
    readAnew,
    putAside(edit: PendingEdit, reason: string) {
      const result: EditResult = { id: edit.id, status: 'refused', reason };
      tried.settle([edit]);
      take(settle(sync, 1, { revision: sync.revision, isChanged, results: [result], others: [] }));
    },
  };
  const hear = async (entries: readonly LiveEntry[]) => {
    company.note(entries);
    const followed = followLog(sync, entries, clientId);
    // What was sent and not answered is sent again first: the document alone would not tell it from what others did.
    if (!followed.isSure && tried.count(sync.pending) > 0) return void sender.flush();
    if (isUnsure || !followed.isSure) return readAnew();
    if (followed.sync === sync) return;
    isChanged = true;
    take(followed);
  };
  const sender = createDraftSender(sent, () => onChange({ isForeign: false }));

  return {
    get sync() {
      return sync;
    },
    get state() {
      return sender.state;
    },
    get isChanged() {
      return isChanged || sync.pending.length > 0;
    },
    get publishedVersion() {
      return publishedVersion;
    },
    edit(intents, merge) {
      const added = addAll(sync, intents, { merge, inFlight: tried.count(sync.pending) });
      if (!added.ok) return added;
      const { sync: next, inverse, edits } = added;
      if (next === sync) return { ok: true, inverse, edits };
      sync = next;
      sender.edited();
      onChange({ isForeign: false });
      return { ok: true, inverse, edits };
    },
    replace,
    hear: (entries) => sender.inTurn(() => hear(entries)),
    flush: sender.flush,
    refresh: sender.refresh,
    close: sender.close,
  };
}

/** Applies intents on top of each other, all or none. */
function addAll(
  sync: DraftSync,
  intents: readonly Intent[],
  { merge, inFlight }: { merge: string | undefined; inFlight: number },
): { ok: true; sync: DraftSync; inverse: Intent[]; edits: string[] } | { ok: false; reason: Refusal } {
  let next = sync;
  const inverse: Intent[] = [];
  const edits: string[] = [];
  for (const intent of intents) {
    if (!intentSchema.safeParse(intent).success) return { ok: false, reason: 'invalid_value' };
    const added = addEdit(next, { id: mintUuid(), intent, merge, at: Date.now() }, inFlight);
    if (!added.ok) return added;
    next = added.sync;
    inverse.unshift(added.inverse);
    edits.push(next.pending.at(-1)?.id ?? '');
  }
  return { ok: true, sync: next, inverse, edits };
}
