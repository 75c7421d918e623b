import type { DocumentKey } from '#domain/editing/document-key.ts';
import type { MenuDocument, PageDocument, SettingsDocument } from '#domain/editing/documents.schema.ts';
import type { Image } from '#domain/schemas/image.schema.ts';
import type { MenuEntry } from '#domain/schemas/menu.schema.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import type { PageContext } from '#sections/framework/page-context.ts';
import type { PreparedSection } from '#sections/framework/render-section.tsx';

/** Id of the JSON in a page that is edited. */
export const editPageDataId = 'vt-edit-page';

/** Ids of the style elements of a page that is edited; on other pages they are one. */
export const styleIds = { theme: 'vt-style-theme', sections: 'vt-style-sections', scoped: 'vt-style-scoped' };

/** Everything that the frame needs to draw the page's parts anew. */
export interface EditPageData {
  /** Exact origin of the admin; empty: the page's own. */
  adminOrigin: string;
  /** A version that is looked at: nothing can be edited. */
  isReadOnly: boolean;
  /** Origin for absolute addresses of the shop. */
  origin: string;
  /** Null on a page that is not stored yet, and on those without sections of their own. */
  pageId: number | null;
  documents: {
    /** With the stored sections; those that a page gets by default are not among them. */
    page: PageDocument | null;
    settings: SettingsDocument;
    menus: Record<string, MenuDocument>;
  };
  revisions: Partial<Record<DocumentKey, number>>;
  context: PageContext;
  /** As drawn, in their order. */
  sections: PreparedSection[];
  images: Image[];
  settings: Settings;
  menus: Record<string, MenuEntry[]>;
  /** As of when the site is shown; null: as of now. */
  moment: string | null;
  year: number;
  /** False: tax is added to prices. */
  pricesIncludeTax: boolean;
}
