import { renderToString } from 'react-dom/server';

import { announcementAt, announcementKey, type AnnouncementLine } from '#domain/announcement.ts';
import type { Image } from '#domain/schemas/image.schema.ts';
import type { MenuEntry } from '#domain/schemas/menu.schema.ts';
import type { SectionContext } from '#sections/framework/section-context.ts';

import { Layout } from './layout.tsx';

interface LayoutInput {
  menus: Record<string, MenuEntry[]>;
  menuPictures: ReadonlyMap<string, Image>;
  images: ReadonlyMap<number, Image>;
  year: number;
  /** False: tax is added to prices. */
  pricesIncludeTax: boolean;
}

/** Encoded once for all the pages that carry them. */
type LayoutMarkup = Record<'header' | 'footer' | 'overlays', Buffer>;

/** More pages than these stand in no menu that one reads. */
const mostVariants = 200;

/**
 * Header, footer and overlays differ between pages only in which menu entry is the present one and in the
 * layout, so most pages of a shop share one markup. Kept until settings, menus or logos change.
 */
export class LayoutCache {
  #made: {
    settings: SectionContext['settings'];
    input: LayoutInput;
    uris: Set<string>;
    variants: Map<string, LayoutMarkup>;
  } | null = null;

  /** `now`: as of when the lines of the announcement are chosen, which come and go by the clock. */
  render(context: SectionContext, input: LayoutInput & { now: Date }): LayoutMarkup {
    const { settings, page } = context;
    if (!this.#made || this.#made.settings !== settings || !isSameInput(this.#made.input, input)) {
      this.#made = {
        settings,
        input,
        uris: listUris(Object.values(input.menus).flat()),
        variants: new Map(),
      };
    }
    const { uris, variants } = this.#made;
    const announced = announcementAt(settings, input.now).lines;
    const variant = `${page.layout} ${announcementKey(announced)} ${uris.has(page.path) ? page.path : ''}`;
    const known = variants.get(variant);
    if (known) return known;
    const markup = draw(context, input, announced);
    if (variants.size < mostVariants) variants.set(variant, markup);
    return markup;
  }
}

function draw(
  context: SectionContext,
  { menus, menuPictures, year, pricesIncludeTax }: LayoutInput,
  announced: readonly AnnouncementLine[],
): LayoutMarkup {
  const part = (name: keyof LayoutMarkup) =>
    Buffer.from(
      renderToString(
        <Layout
          part={name}
          context={context}
          menus={menus}
          menuPictures={menuPictures}
          announced={announced}
          year={year}
          pricesIncludeTax={pricesIncludeTax}
        />,
      ),
    );
  return { header: part('header'), footer: part('footer'), overlays: part('overlays') };
}

function isSameInput(a: LayoutInput, b: LayoutInput): boolean {
  const names = Object.keys(a.menus);
  return (
    a.year === b.year &&
    a.pricesIncludeTax === b.pricesIncludeTax &&
    names.length === Object.keys(b.menus).length &&
    names.every((name) => a.menus[name] === b.menus[name]) &&
    JSON.stringify([...a.menuPictures]) === JSON.stringify([...b.menuPictures]) &&
    a.images.size === b.images.size &&
    [...a.images].every(([id, image]) => b.images.get(id) === image)
  );
}

function listUris(entries: MenuEntry[]): Set<string> {
  const uris = new Set<string>();
  const pending = [...entries];
  for (let entry = pending.pop(); entry; entry = pending.pop()) {
    if (entry.uri !== null) uris.add(entry.uri);
    pending.push(...entry.children);
  }
  return uris;
}
