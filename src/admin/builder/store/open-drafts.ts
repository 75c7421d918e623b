import type { DocumentKey } from '#domain/editing/document-key.ts';

import type { BuilderState, StoreEvent } from './builder-state.ts';
import { openSession, type DocumentSession } from './document-session.ts';
import type { Collision } from './draft-sync.ts';
import type { DraftTransport } from './draft-transport.ts';

/** The drafts that are open in this tab, each with its session. */
export interface OpenDrafts {
  get(key: DocumentKey): DocumentSession | undefined;
  /** Reads a draft once; once it is open it is kept up to date. */
  open(key: DocumentKey): Promise<void>;
  /** Has those who show a document take it over whole. */
  showAnew(key: DocumentKey): void;
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
    showAnew(key) {
      const session = sessions.get(key);
      if (session) tell({ type: 'replaced', key, document: session.sync.document });
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

/** What the store shows of a draft; what is as before keeps its identity. */
export function showDraft(
  { documents, drafts }: BuilderState,
  key: DocumentKey,
  { sync: { document, revision }, publishedVersion, isChanged, state }: DocumentSession,
): Partial<BuilderState> {
  const info = drafts[key];
  const isSame =
    info?.revision === revision &&
    info.publishedVersion === publishedVersion &&
    info.isChanged === isChanged &&
    info.state === state;
  return {
    ...(documents[key] !== document && { documents: { ...documents, [key]: document } }),
    ...(!isSame && { drafts: { ...drafts, [key]: { revision, publishedVersion, isChanged, state } } }),
  };
}
