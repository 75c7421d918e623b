import { create } from 'zustand';

import type { DocumentKey } from '#domain/editing/document-key.ts';
import type { DocumentSection } from '#domain/editing/documents.schema.ts';

import type { Target } from '../guide/target.ts';

/** Widths at which the shop is shown: phone, tablet, computer. */
export const viewports = [390, 800, 1280] as const;
export type Viewport = (typeof viewports)[number];

export const zooms = [0.5, 0.75, 1, 1.25, 1.5] as const;
export type Zoom = 'fit' | (typeof zooms)[number];

export const leftTabs = ['sections', 'theme', 'header', 'menus', 'seo'] as const;
export type LeftTab = (typeof leftTabs)[number];

/** What the panel of comments shows: a thread, or null for all of them; what there gets the keyboard. */
export interface Commenting {
  threadId: number | null;
  focus: 'form' | 'title';
}

interface Workspace {
  /** Of the page that is shown, without query. */
  path: string;
  /** Of the pages that were shown so far. */
  paths: Partial<Record<DocumentKey, string>>;
  /** What the page is: `home`, `page`, `catalog`, `product`… */
  pageKind: string;
  /** The frame shows the page and listens. */
  isPageReady: boolean;
  viewport: Viewport;
  zoom: Zoom;
  leftTab: LeftTab;
  /** On narrow screens the panels lie over the canvas. */
  openPanel: 'left' | 'right' | null;
  /** The place for which a section is being chosen: after this one, or null for the start. */
  insertAfter: { id: string | null } | null;
  /** Sections are selected in the list by a click each, as a finger has no Ctrl. */
  isSelecting: boolean;
  /** The section whose name is being typed in the list. */
  renaming: string | null;
  /** The section that is being saved to be added again, as it was when that was chosen. */
  saving: DocumentSection | null;
  /** Texts are being found and replaced. */
  isReplacing: boolean;
  /** Sections that are to become a shared one, in the page's order. */
  sharing: readonly string[] | null;
  /** Comments are shown in the place of the options. */
  commenting: Commenting | null;
  isHelpOpen: boolean;
  isTouring: boolean;
  /** What was asked to be shown last: the panels open for it, and its field gets the keyboard. */
  wanted: Target | null;
  /** The last change in words, for screen readers. */
  announcement: string;
  /** Shows another page, once there is a frame. */
  go(path: string): void;
  /** Gives the keyboard to the selected section of the page, once there is a frame. */
  enterCanvas(): void;
  set(change: Partial<Omit<Workspace, 'set'>>): void;
}

/** How the builder is laid out at the moment; nothing of it is saved. */
export const useWorkspace = create<Workspace>((set) => ({
  path: '/',
  paths: {},
  pageKind: 'page',
  isPageReady: false,
  viewport: nearestViewport(),
  zoom: 'fit',
  leftTab: 'sections',
  openPanel: null,
  insertAfter: null,
  isSelecting: false,
  renaming: null,
  saving: null,
  isReplacing: false,
  sharing: null,
  commenting: null,
  isHelpOpen: false,
  isTouring: false,
  wanted: null,
  announcement: '',
  go: () => undefined,
  enterCanvas: () => undefined,
  set,
}));

/** What the person is looking at the builder with is what the shop is shown as. */
function nearestViewport(): Viewport {
  const width = typeof window === 'undefined' ? 1280 : window.innerWidth;
  if (width < 568) return 390;
  return width < 1100 ? 800 : 1280;
}
