import type { DocumentEntry, DocumentSection, Item } from '../editing/documents.schema.ts';
import type { Change } from '../editing/fields.ts';

/**
 * Where a layer wants a node to stand, by identity. Lists of places are in the order of the document they were taken
 * from, from the top down, so that what a node stands after or below is put in its place before it.
 */
export interface Place {
  id: string;
  /** Of a menu's entry, the one it hangs on; null for the first level, for sections and for items. */
  parent: string | null;
  /** What it stands after, nearest first; the first that is there counts, and without any it stands first. */
  after: string[];
}

/** What a layer says of the nodes of a list: sections of a page, items of a section, entries of a menu. */
export interface ListPatch<Node> {
  /** By id, where live has the node: fields with the values that the layer wants; without a value they are absent. */
  changes: Record<string, Change[]>;
  /** Nodes that live has not, whole. */
  added: Node[];
  removed: string[];
  placed: Place[];
}

/**
 * Of a section that live has and of which something is said. Of another type or version it is another section: what is
 * said of the one that it was is parked.
 */
export interface SectionPatch extends Pick<DocumentSection, 'type' | 'version'> {
  items: ListPatch<Item>;
}

export interface PagePatch {
  kind: 'page';
  /** Of the page itself: title and meta. Addresses are never a layer's. */
  page: Change[];
  sections: ListPatch<DocumentSection> & { inner: Record<string, SectionPatch> };
}

export interface SettingsPatch {
  kind: 'settings';
  /** By group; a group that is a single value is `['value']`. */
  groups: Record<string, Change[]>;
}

export type AddedEntry = Omit<DocumentEntry, 'children'>;

export interface MenuPatch {
  kind: 'menu';
  entries: ListPatch<AddedEntry>;
}

/** What a layer says of a document: assertions by identity, whatever live becomes meanwhile (layers.md). */
export type DocumentPatch = PagePatch | SettingsPatch | MenuPatch;

export function emptyList<Node>(): ListPatch<Node> {
  return { changes: {}, added: [], removed: [], placed: [] };
}

export function emptyPatch(kind: DocumentPatch['kind']): DocumentPatch {
  if (kind === 'page') return { kind, page: [], sections: { ...emptyList<DocumentSection>(), inner: {} } };
  return kind === 'menu' ? { kind, entries: emptyList<AddedEntry>() } : { kind, groups: {} };
}

/** An assertion that cannot be shown: its node is not there, or not what it was. */
export interface Parked {
  /** Ids from the outside in: of a section and its item, of an entry, of a group; empty for the page itself. */
  node: string[];
  what: 'field' | 'added' | 'removed' | 'placed';
  /** Of a field. */
  path?: string[];
}
