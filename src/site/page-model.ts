import type { ReactElement } from 'react';

import type { Image } from '#domain/schemas/image.schema.ts';
import type { PageContext } from '#sections/framework/page-context.ts';
import type { PreparedSection } from '#sections/framework/render-section.tsx';
import type { SectionContext } from '#sections/framework/section-context.ts';
import type { Sheet } from '#ui/sheets.ts';

/** Everything a page shows, loaded; rendering it touches no database. */
export interface PageModel {
  status: number;
  context: PageContext;
  sections: PreparedSection[];
  images: ReadonlyMap<number, Image>;
  head: PageHead;
  /** What the layout shows besides sections, e.g. the product itself; drawn before them. */
  main?: MainBlock;
  /** Id of the page whose sections these are; none where the sections are not stored. */
  pageId?: number;
  /** Shown in the builder with samples, and so inert: nothing of its main block can be used. */
  isSample?: boolean;
  /** Entities shown, for the cache. */
  tags: string[];
  /** False for errors and for pages that must never be stored. */
  cacheable: boolean;
  /** When it shows something else by itself; it is not kept longer. */
  expiresAt?: Date | null;
  /** Value of a Set-Cookie that goes with a page of one visitor alone. */
  setCookie?: string;
  /** Where forms of the page may lead; default the shop itself. */
  formTargets?: 'self' | 'anywhere';
  /** Origins that the page loads scripts from, and those that these talk to, besides what every page may. */
  sources?: { scripts: readonly string[]; connections: readonly string[] };
}

export interface MainBlock {
  /** Tells the block's CSS from that of others. */
  name: string;
  css: Sheet | readonly Sheet[];
  render(context: SectionContext): ReactElement;
}

export interface PageHead {
  title: string;
  description: string;
  /** Path and query of the canonical address; null on pages that are not indexed. */
  canonical: string | null;
  /** `noindex` and the like; empty when the page may be indexed. */
  robots: string;
  openGraph: {
    type: 'website' | 'article' | 'product';
    image: Image | null;
    properties: Record<string, string>;
  };
  /** Path of the RSS feed that belongs to the page. */
  feed?: string;
  /** JSON-LD objects of this page; the organization's is added to every page. */
  structuredData: Record<string, unknown>[];
}
