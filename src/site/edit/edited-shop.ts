import { isEqual } from '#domain/editing/is-equal.ts';
import type { MenuEntry } from '#domain/schemas/menu.schema.ts';
import { cleanSettings } from '#domain/settings/clean-settings.ts';
import { parseSettings, type Settings } from '#domain/settings/settings.schema.ts';
import type { EditorWords, Samples, SectionContext } from '#sections/framework/section-context.ts';

import { createSectionContext } from '../create-section-context.ts';
import { cleanHtml } from './clean-html.ts';
import type { EditPageData } from './edit-page-data.ts';
import type { KnownData } from './known-data.ts';
import type { LiveStyles } from './live-styles.ts';
import { ShopRenderer } from './shop-renderer.tsx';

/** Settings groups that no section shows. */
const groupsOfTheFrame = new Set(['styles', 'header', 'footer', 'seo']);

/** Settings groups that the shop's own CSS is made from. */
const groupsOfTheTheme = new Set(['styles', 'common', 'header', 'footer', 'seo', 'language']);

interface EditedShopOptions {
  data: EditPageData;
  known: KnownData;
  styles: LiveStyles;
  samples: Samples;
  editor: EditorWords;
}

/** What a change of settings asks for beyond the theme, which is set already. */
interface SettingsChange {
  /** Header and footer, with their pictures. */
  touchesLayout: boolean;
  touchesSections: boolean;
}

/** The shop around the edited page: settings, menus and theme, and header and footer made of them. */
export class EditedShop {
  readonly #options: EditedShopOptions;
  readonly #renderer = new ShopRenderer();
  #settings: Settings;
  #menus: Record<string, MenuEntry[]>;
  #context: SectionContext;

  constructor(options: EditedShopOptions) {
    this.#options = options;
    this.#settings = options.data.settings;
    this.#menus = options.data.menus;
    this.#context = this.#createContext();
  }

  get settings(): Settings {
    return this.#settings;
  }

  /** What sections are drawn with. */
  get context(): SectionContext {
    return this.#context;
  }

  setMenu(name: string, entries: MenuEntry[]): void {
    this.#menus = { ...this.#menus, [name]: entries };
    this.paint();
  }

  /** Takes the groups of the settings over, and repaints the theme. */
  takeSettings(groups: Parameters<typeof parseSettings>[0]): SettingsChange {
    const before = this.#settings;
    const after = cleanSettings(parseSettings(groups), cleanHtml);
    this.#settings = after;
    this.#context = this.#createContext();
    const changed = (Object.keys(after) as (keyof Settings)[]).filter(
      (name) => !isEqual(before[name], after[name]),
    );
    if (changed.some((name) => groupsOfTheTheme.has(name))) this.#options.styles.setTheme(after);
    return {
      touchesLayout: changed.some((name) => name !== 'styles' && name !== 'seo'),
      touchesSections: changed.some((name) => !groupsOfTheFrame.has(name)),
    };
  }

  /** Draws header and footer. */
  paint(): void {
    this.#renderer.paint(this.#context, this.#menus, this.#options.data);
  }

  #createContext(): SectionContext {
    const { data, known, editor, samples } = this.#options;
    return createSectionContext({
      settings: this.#settings,
      page: data.context,
      images: known.images,
      origin: data.origin,
      editing: true,
      editor,
      samples,
    });
  }
}
