import { applyIntent } from '#domain/editing/apply-intent.ts';
import { parseDocumentKey, type DocumentKey } from '#domain/editing/document-key.ts';
import type {
  EditableDocument,
  MenuDocument,
  PageDocument,
  SettingsDocument,
} from '#domain/editing/documents.schema.ts';
import type { Intent } from '#domain/editing/intents.schema.ts';
import { isEqual } from '#domain/editing/is-equal.ts';
import { keepIdentity } from '#domain/editing/keep-identity.ts';
import type { ActionResult } from '#live/connect-parent.ts';

import type { EditPageData } from './edit-page-data.ts';

/** What a change has touched, for whoever draws. */
export interface Change {
  kind: EditableDocument['kind'];
  /** Of a menu. */
  name?: string;
  before: EditableDocument;
  after: EditableDocument;
}

const notHere: ActionResult = { ok: false, error: 'This document is not on the page' };

/** The documents that make the page in the frame, as the parent says they are. */
export class EditedDocuments {
  page: PageDocument;
  settings: SettingsDocument;
  readonly menus = new Map<string, MenuDocument>();
  /** Null until the parent says which document an unsaved page is. */
  #pageKey: DocumentKey | null;
  readonly #revisions: Partial<Record<DocumentKey, number>>;

  constructor({ pageId, documents, revisions, context }: EditPageData) {
    this.#pageKey = pageId === null ? null : `page:${pageId}`;
    this.#revisions = { ...revisions };
    this.page = documents.page ?? {
      kind: 'page',
      title: context.title,
      slug: '',
      meta: {},
      sections: {},
      order: [],
    };
    this.settings = documents.settings;
    for (const [name, menu] of Object.entries(documents.menus)) this.menus.set(name, menu);
  }

  /** The document of the page in the frame. */
  get pageKey(): DocumentKey | null {
    return this.#pageKey;
  }

  find(key: DocumentKey): EditableDocument | null {
    const parsed = parseDocumentKey(key);
    if (parsed?.kind === 'settings') return this.settings;
    if (parsed?.kind === 'menu') return this.menus.get(parsed.name) ?? null;
    return this.#pageKey === null || this.#pageKey === key ? this.page : null;
  }

  /** Applies an intent; what it has changed goes to `onChange`. */
  apply(key: DocumentKey, intent: Intent, onChange: (change: Change) => void): ActionResult {
    const before = this.find(key);
    if (!before) return notHere;
    const outcome = applyIntent(before, intent);
    if (!outcome.ok) return { ok: false, error: outcome.reason };
    return this.#set(key, before, outcome.document, onChange);
  }

  /** Replaces a document; one that is older than what the frame was last given is dropped. */
  replace(
    key: DocumentKey,
    document: EditableDocument,
    revision: number | undefined,
    onChange: (change: Change) => void,
  ): ActionResult {
    const before = this.find(key);
    if (!before) return notHere;
    if (before.kind !== document.kind) return { ok: false, error: 'wrong_document' };
    if (revision !== undefined) {
      if (revision < (this.#revisions[key] ?? 0)) return { ok: false, error: 'stale' };
      this.#revisions[key] = revision;
    }
    // It comes as a copy: what says the same is neither placed nor read anew.
    return this.#set(key, before, keepIdentity(before, document), onChange);
  }

  #set(
    key: DocumentKey,
    before: EditableDocument,
    after: EditableDocument,
    onChange: (change: Change) => void,
  ): ActionResult {
    if (after.kind === 'settings') this.settings = after;
    else if (after.kind === 'page') {
      this.#pageKey ??= key;
      this.page = after;
    }
    const parsed = parseDocumentKey(key);
    const name = parsed?.kind === 'menu' ? parsed.name : undefined;
    if (after.kind === 'menu' && name !== undefined) this.menus.set(name, after);
    onChange({ kind: after.kind, before, after, ...(name !== undefined && { name }) });
    return { ok: true };
  }
}

/** Ids of the sections that an edit has made or changed. */
export function findChanged(before: PageDocument, after: PageDocument): Set<string> {
  const changed = new Set<string>();
  for (const [id, section] of Object.entries(after.sections)) {
    const old = before.sections[id];
    if (old !== section && !(old && isEqual(old, section))) changed.add(id);
  }
  return changed;
}

/** Whether a change may show or hide a section, and so move others. */
export function isPlacedAnew(
  before: PageDocument,
  after: PageDocument,
  changed: ReadonlySet<string>,
): boolean {
  if (before.order !== after.order) return true;
  return [...changed].some((id) => {
    const [old, now] = [before.sections[id], after.sections[id]];
    return !old || !now || old.enable !== now.enable || old.hidden !== now.hidden || old.type !== now.type;
  });
}
