import type { DocumentKey } from '#domain/editing/document-key.ts';
import type { Intent } from '#domain/editing/intents.schema.ts';

import type { EditOptions, EditOutcome, StoreEvent } from './builder-state.ts';
import { openSession, type DocumentSession } from './document-session.ts';
import type { Collision } from './draft-sync.ts';
import type { DraftTransport } from './draft-transport.ts';
import { mintUuid } from './mint-id.ts';

type Applied = { ok: true; inverse: Intent[]; edits: string[] } | Extract<EditOutcome, { ok: false }>;

/** The drafts that are open in this tab, each with its session. */
export interface OpenDrafts {
  get(key: DocumentKey): DocumentSession | undefined;
  /** Reads a draft once; once it is open it is kept up to date. */
  open(key: DocumentKey): Promise<void>;
  /** Applies intents on top of each other, all or none. */
  apply(
    key: DocumentKey,
    intents: readonly Intent[],
    options?: Pick<EditOptions, 'merge' | 'source'>,
  ): Applied;
  /** Sends all that is pending; false when something could not be sent. */
  flush(): Promise<boolean>;
  close(): void;
}

interface OpenDraftsPorts {
  transport: DraftTransport;
  clientId: string;
  onSaved?: ((key: DocumentKey) => void) | undefined;
  /** A document, its state or what is published of it has changed. */
  onChange(key: DocumentKey, session: DocumentSession): void;
  onCollisions(key: DocumentKey, collisions: readonly Collision[]): void;
  tell(event: StoreEvent): void;
}

export function createOpenDrafts({
  transport,
  clientId,
  onSaved,
  onChange,
  onCollisions,
  tell,
}: OpenDraftsPorts): OpenDrafts {
  const sessions = new Map<DocumentKey, DocumentSession>();
  const opening = new Map<DocumentKey, Promise<void>>();

  const read = async (key: DocumentKey) => {
    const draft = await transport.read(key);
    const session: DocumentSession = openSession(key, draft, {
      transport,
      clientId,
      mintUuid,
      onChange: ({ isForeign }) => {
        onChange(key, session);
        if (isForeign) tell({ type: 'replaced', key, document: session.sync.document });
      },
      onCollisions: (collisions) => onCollisions(key, collisions),
      onSaved: () => onSaved?.(key),
    });
    sessions.set(key, session);
    onChange(key, session);
  };

  return {
    get: (key) => sessions.get(key),
    open(key) {
      if (sessions.has(key)) return Promise.resolve();
      const reading = opening.get(key) ?? read(key).finally(() => opening.delete(key));
      opening.set(key, reading);
      return reading;
    },
    apply(key, intents, { merge, source = 'panel' } = {}) {
      const session = sessions.get(key);
      if (!session) return { ok: false, reason: 'unknown_target' };
      const inverse: Intent[] = [];
      const edits: string[] = [];
      for (const intent of intents) {
        const edited = session.edit(intent, { merge });
        if (!edited.ok) {
          for (const undo of inverse) {
            if (session.edit(undo).ok) tell({ type: 'edited', key, intent: undo, source: 'panel' });
          }
          return edited;
        }
        inverse.unshift(edited.inverse);
        edits.push(edited.editId);
        tell({ type: 'edited', key, intent, source });
      }
      return { ok: true, inverse, edits };
    },
    async flush() {
      const sent = await Promise.all([...sessions.values()].map((session) => session.flush()));
      return sent.every(Boolean);
    },
    close() {
      for (const session of sessions.values()) session.close();
    },
  };
}
