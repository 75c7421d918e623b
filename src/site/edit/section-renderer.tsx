import type { ReactNode } from 'react';

import { addHeadingIds, extractHeadings, type Heading } from '#domain/headings.ts';
import type { Section } from '#domain/schemas/section.schema.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import { makePlaceholder } from '#modules/section-data/placeholder-section.ts';
import type { DataNeeds } from '#sections/framework/data-needs.ts';
import { parseSection, sectionNeeds, type ParsedSection } from '#sections/framework/prepare-section.ts';
import type { DefinitionRegistry, ViewRegistry } from '#sections/framework/registry.ts';
import type { PreparedSection } from '#sections/framework/render-section.tsx';
import { partsOf } from '#sections/framework/shared-section.ts';
import type { SectionContext } from '#sections/framework/section-context.ts';

import { cleanHtml } from './clean-html.ts';
import { drawNotice, drawSection } from './draw-section.tsx';
import type { KnownData } from './known-data.ts';
import type { LiveStyles } from './live-styles.ts';
import { SectionRoot } from './section-root.tsx';

interface RendererOptions {
  main: HTMLElement;
  definitions: DefinitionRegistry;
  views: ViewRegistry;
  known: KnownData;
  styles: LiveStyles;
  /** Asked for the data of sections that cannot be drawn without. */
  onNeeded(sections: Section[]): void;
  onBroken(section: Section, error: unknown): void;
}

/** Draws the sections of the page that is edited, each by itself. */
export class SectionRenderer {
  readonly #options: RendererOptions;
  readonly #roots = new Map<string, SectionRoot>();
  readonly #parsed = new WeakMap<Section, ParsedSection | null>();
  /** What a section was asked for last, so that typing does not ask again and again. */
  readonly #asked = new Map<string, string>();
  #headings = '';

  constructor(options: RendererOptions) {
    this.#options = options;
    for (const element of options.main.querySelectorAll<HTMLElement>('[data-section-id]')) {
      this.#adopt(element);
    }
  }

  elementOf(id: string): HTMLElement | null {
    return this.#roots.get(id)?.element ?? null;
  }

  /** The parsed section, as its schema has it; null for a broken one and for an unknown type. */
  parse(section: Section): ParsedSection | null {
    const known = this.#parsed.get(section);
    if (known !== undefined) return known;
    const definition = this.#options.definitions.get(section.type);
    let parsed: ParsedSection | null = null;
    try {
      const outcome = definition && parseSection(section, definition, cleanHtml);
      if (outcome?.ok) parsed = outcome.parsed;
    } catch (error) {
      this.#options.onBroken(section, error);
    }
    this.#parsed.set(section, parsed);
    return parsed;
  }

  isShown(section: Section, settings: Settings): boolean {
    return this.#options.definitions.get(section.type)?.isShown(settings) ?? true;
  }

  needsOf(section: Section, context: SectionContext): DataNeeds {
    const parsed = this.parse(section);
    try {
      return parsed ? sectionNeeds(parsed, context.page) : {};
    } catch (error) {
      this.#options.onBroken(section, error);
      return {};
    }
  }

  /** Puts the elements in the order of the sections, makes those that are new and takes away the others. */
  place(sections: readonly Section[]): { added: Section[] } {
    const { main } = this.#options;
    const wanted = new Set(sections.map(({ id }) => id));
    for (const [id, root] of this.#roots) {
      if (wanted.has(id)) continue;
      root.remove();
      this.#roots.delete(id);
      this.#asked.delete(id);
    }
    const added: Section[] = [];
    let before: Element | null = main.querySelector(':scope > [data-section-id]');
    for (const section of sections) {
      let element = this.elementOf(section.id);
      if (!element) {
        element = document.createElement('section');
        element.dataset['sectionId'] = section.id;
        this.#adopt(element);
        added.push(section);
      }
      if (element === before) before = nextSection(element);
      else main.insertBefore(element, before);
    }
    return { added };
  }

  /** Draws a section anew; false while its data is not known, and the old picture stays until then. */
  paint(section: Section, index: number, context: SectionContext): boolean {
    const root = this.#roots.get(section.id);
    if (!root) return false;
    const { known, views, styles } = this.#options;
    const parsed = this.parse(section);
    const needs = this.needsOf(section, context);
    const data = known.dataOf(needs);
    if (parsed && (data === null || !known.hasImages(parsed.imageIds))) {
      this.#ask(section, JSON.stringify([needs, parsed.imageIds]));
      // A new section has no old picture.
      if (root.element.childElementCount > 0) return false;
      const waiting = drawNotice(makePlaceholder(section), { text: 'common.loading', context });
      root.draw(waiting, null, 'waiting');
      return true;
    }
    this.#asked.delete(section.id);
    styles.setSection(section);
    const view = views.get(section.type);
    if (view) styles.addSheets(view.sheets, context.settings);
    const prepared: PreparedSection =
      parsed && data ? { ...this.#withAnchors(parsed.section, context), data } : makePlaceholder(section);
    for (const part of partsOf(prepared)) {
      styles.setSection(part);
      styles.addSheets(views.get(part.type)?.sheets ?? [], context.settings);
    }
    const broken = drawNotice(prepared, { text: 'section.broken', context });
    const reportBroken = (_: PreparedSection, error: unknown) => this.#options.onBroken(section, error);
    const drawn = parsed || !view ? drawSection(prepared, { views, context, index, reportBroken }) : broken;
    root.draw(drawn, broken.props['children'] as ReactNode, String(prepared.items.length));
    return true;
  }

  /** After somebody has typed into a section's element. */
  forget(id: string): void {
    this.#roots.get(id)?.forget();
  }

  /** Whether the headings that a table of contents lists have changed. */
  readHeadings(sections: readonly Section[], context: SectionContext): boolean {
    if (!sections.some(({ type }) => type === 'table-of-contents')) return false;
    const taken = new Set<string>();
    const headings: Heading[] = sections.flatMap((section) =>
      extractHeadings(this.parse(section)?.section.options.content.html ?? '', taken),
    );
    const key = JSON.stringify(headings);
    const changed = this.#headings !== '' && key !== this.#headings;
    this.#headings = key;
    context.page.headings = headings;
    return changed;
  }

  #withAnchors(section: ParsedSection['section'], context: SectionContext): ParsedSection['section'] {
    const { headings } = context.page;
    const { html } = section.options.content;
    if (!headings || html === '') return section;
    const content = { ...section.options.content, html: addHeadingIds(html) };
    return { ...section, options: { ...section.options, content } };
  }

  #ask(section: Section, key: string): void {
    if (this.#asked.get(section.id) === key) return;
    this.#asked.set(section.id, key);
    this.#options.onNeeded([section]);
  }

  #adopt(element: HTMLElement): void {
    const id = element.dataset['sectionId'] ?? '';
    this.#roots.set(
      id,
      new SectionRoot(element, (error) => this.#options.onBroken({ id } as Section, error)),
    );
  }
}

function nextSection(element: Element): Element | null {
  let next = element.nextElementSibling;
  while (next && !next.hasAttribute('data-section-id')) next = next.nextElementSibling;
  return next;
}
