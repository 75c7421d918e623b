import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';

import { announcementAt } from '#domain/announcement.ts';
import type { MenuEntry } from '#domain/schemas/menu.schema.ts';
import type { SectionContext } from '#sections/framework/section-context.ts';

import { Layout } from '../layout/layout.tsx';
import type { EditPageData } from './edit-page-data.ts';

const parts = ['header', 'footer', 'overlays'] as const;

/** Draws header, footer and what lies over the page anew when settings or menus change. */
export class ShopRenderer {
  readonly #roots = new Map<string, Root>();
  /** The frame does not know pictures of catalogs: what it draws anew has none until it is loaded again. */
  readonly #noPictures = new Map();

  paint(
    context: SectionContext,
    menus: Record<string, MenuEntry[]>,
    { moment, year, pricesIncludeTax }: Pick<EditPageData, 'moment' | 'year' | 'pricesIncludeTax'>,
  ): void {
    const announced = announcementAt(context.settings, moment ? new Date(moment) : new Date()).lines;
    for (const part of parts) {
      const element = document.querySelector(`[data-vt-part=${part}]`);
      if (!element) continue;
      const root = this.#roots.get(part) ?? createRoot(element);
      this.#roots.set(part, root);
      flushSync(() =>
        root.render(
          <Layout
            part={part}
            context={context}
            menus={menus}
            menuPictures={this.#noPictures}
            announced={announced}
            year={year}
            pricesIncludeTax={pricesIncludeTax}
          />,
        ),
      );
    }
  }
}
