import { sectionStyles } from '#sections/framework/section-styles.ts';
import type { Section } from '#domain/schemas/section.schema.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import type { Sheet } from '#ui/sheets.ts';

import { fontFaceCss } from '../theme/font-faces.ts';
import type { FontManifest } from '../theme/font-manifest.ts';
import { shopCss } from '../theme/shop-css.ts';
import { styleIds } from './edit-page-data.ts';

/**
 * The page's style elements, changed rule by rule: the page's policy refuses new text in them, and they keep
 * their places in the cascade.
 */
export class LiveStyles {
  readonly #scoped = new Map<string, string>();
  readonly #shown = new Set<Sheet>();
  #customStyle: string;
  #fonts: Promise<FontManifest> | null = null;
  #fontKey: string;

  constructor(
    sections: readonly Pick<Section, 'id' | 'styles'>[],
    sheets: Iterable<Sheet>,
    settings: Settings,
  ) {
    for (const section of sections) this.#scoped.set(section.id, sectionStyles(section));
    for (const sheet of sheets) this.#shown.add(sheet);
    this.#customStyle = settings.seo.customStyle;
    this.#fontKey = fontKey(settings);
  }

  /** A section's own styles per screen. */
  setSection(section: Pick<Section, 'id' | 'styles'>): void {
    const css = sectionStyles(section);
    if ((this.#scoped.get(section.id) ?? '') === css) return;
    this.#scoped.set(section.id, css);
    this.#writeScoped();
  }

  /** CSS of a section type that the page has not shown before. */
  addSheets(sheets: readonly Sheet[], settings: Settings): void {
    for (const sheet of sheets) {
      if (this.#shown.has(sheet)) continue;
      this.#shown.add(sheet);
      const target = sheetOf(styleIds.sections);
      if (target) appendRules(target, typeof sheet === 'string' ? sheet : sheet(settings));
    }
  }

  setTheme(settings: Settings): void {
    const css = shopCss(settings);
    const sheet = sheetOf(styleIds.theme);
    if (!sheet) return;
    const faces = [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule);
    replaceRules(sheet, faces.map((rule) => rule.cssText).join('') + css);
    if (fontKey(settings) !== this.#fontKey) void this.#setFonts(settings, css);
    if (settings.seo.customStyle !== this.#customStyle) {
      this.#customStyle = settings.seo.customStyle;
      this.#writeScoped();
    }
  }

  async #setFonts(settings: Settings, css: string): Promise<void> {
    this.#fontKey = fontKey(settings);
    // The list is named without a hash, so a copy of an older build may be at hand.
    this.#fonts ??= fetch('/fonts/fonts.json', { cache: 'reload' }).then(
      (answer) => answer.json() as Promise<FontManifest>,
    );
    const fonts = await this.#fonts.catch(() => null);
    const sheet = sheetOf(styleIds.theme);
    if (!fonts) this.#fonts = null;
    if (!fonts || !sheet || this.#fontKey !== fontKey(settings)) return;
    const { styles, language, ecommerce } = settings;
    replaceRules(sheet, fontFaceCss(styles, { language, currency: ecommerce.currency }, fonts) + css);
  }

  #writeScoped(): void {
    const sheet = sheetOf(styleIds.scoped);
    if (sheet) replaceRules(sheet, [...this.#scoped.values()].join('') + this.#customStyle);
  }
}

function fontKey({ styles, language, ecommerce }: Settings): string {
  return [styles.fontText, styles.fontHeading, language, ecommerce.currency].join('|');
}

function sheetOf(id: string): CSSStyleSheet | null {
  const element = document.getElementById(id);
  return element instanceof HTMLStyleElement ? element.sheet : null;
}

function replaceRules(sheet: CSSStyleSheet, css: string): void {
  while (sheet.cssRules.length > 0) sheet.deleteRule(sheet.cssRules.length - 1);
  appendRules(sheet, css);
}

function appendRules(sheet: CSSStyleSheet, css: string): void {
  const parsed = new CSSStyleSheet();
  parsed.replaceSync(css);
  for (const { cssText } of parsed.cssRules) sheet.insertRule(cssText, sheet.cssRules.length);
}
