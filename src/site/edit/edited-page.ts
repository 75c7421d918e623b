import { isEqual } from '#domain/editing/is-equal.ts';
import { menuEntriesOf } from '#domain/editing/menu-entries.ts';
import type { DocumentSection, PageDocument } from '#domain/editing/documents.schema.ts';
import type { Intent } from '#domain/editing/intents.schema.ts';
import type { Image } from '#domain/schemas/image.schema.ts';
import type { Section } from '#domain/schemas/section.schema.ts';
import type { ActionResult } from '#live/connect-parent.ts';
import type { Action, ActionPayload } from '#live/messages.schema.ts';
import type { DefinitionRegistry, ViewRegistry } from '#sections/framework/registry.ts';
import type { EditorWords } from '#sections/framework/section-context.ts';
import { partsOf } from '#sections/framework/shared-section.ts';
import { createSamples } from '#sections/samples/fill-section.ts';

import { completeSections } from '../pages/page-sections.ts';
import type { EditPageData } from './edit-page-data.ts';
import { EditedDocuments, findChanged, isPlacedAnew, type Change } from './edited-documents.ts';
import { EditedShop } from './edited-shop.ts';
import { KnownData } from './known-data.ts';
import { LiveStyles } from './live-styles.ts';
import { carrierOf, isCarrier, logosOf } from './logo-carrier.ts';
import { retitle } from './retitle.ts';
import { SectionRenderer } from './section-renderer.tsx';
import { SectionRequests } from './section-requests.ts';
import { toMenuEntries } from './to-menu-entries.ts';

/** The text that is typed where it stands: it is newer than any echo of it, and nobody draws over it. */
interface Typing {
  readonly sectionId: string | undefined;
  isOwn(intent: Intent): boolean;
  /** Takes an own edit over that is no echo, such as undo. */
  follow(intent: Intent): boolean;
  /** Takes over what others wrote in the text that is typed. */
  followMerged(): void;
}

interface EditedPageOptions {
  data: EditPageData;
  main: HTMLElement;
  definitions: DefinitionRegistry;
  views: ViewRegistry;
  editor: EditorWords;
  /** Sections that cannot be drawn without data that the frame does not have. */
  onNeeded(requestId: string, sections: DocumentSection[]): void;
  /** What somebody types into on the page itself. */
  typing(): Typing;
  report(text: string, detail: unknown): void;
}

/** The page in the builder's frame: holds its documents and draws exactly what an edit has changed. */
export class EditedPage {
  readonly #documents: EditedDocuments;
  readonly renderer: SectionRenderer;
  readonly #options: EditedPageOptions;
  readonly #known = new KnownData();
  readonly #shop: EditedShop;
  readonly #requests: SectionRequests;
  /** Ids of what was drawn since they were last taken. */
  #drawn: string[] = [];
  /** What the page shows while nothing of its document is known: an unsaved page's defaults. */
  #isUntouched: boolean;

  constructor(options: EditedPageOptions) {
    const { data, views, definitions, main, editor, report } = options;
    this.#options = options;
    this.#requests = new SectionRequests(options.onNeeded);
    this.#isUntouched = data.documents.page === null;
    this.#documents = new EditedDocuments(data);
    const styled = data.sections.flatMap((section) => [section, ...partsOf(section)]);
    const sheets = styled.flatMap(({ type }) => views.get(type)?.sheets ?? []);
    const styles = new LiveStyles(styled, sheets, data.settings);
    this.renderer = new SectionRenderer({
      main,
      definitions,
      views,
      known: this.#known,
      styles,
      onNeeded: (sections) => this.#request(sections),
      onBroken: (section, error) => report(`The section ${section.id} cannot be shown`, error),
    });
    this.#known.rememberImages(data.images);
    const samples = createSamples(definitions);
    this.#shop = new EditedShop({ data, known: this.#known, styles, samples, editor });
    for (const section of data.sections) {
      const definition = definitions.get(section.type);
      if (!definition) continue;
      const needs = definition.needs(
        { options: section.options as never, items: section.items as never },
        data.context,
      );
      this.#known.rememberData(needs, section.data);
    }
    for (const section of this.shown()) {
      this.#known.rememberImages([], this.renderer.parse(section)?.imageIds);
    }
    this.renderer.readHeadings(this.shown(), this.#shop.context);
  }

  /** What the page shows, in its order: its own sections and those that it gets by default. */
  shown(): Section[] {
    const { page } = this.#documents;
    const own = page.order.flatMap((id) =>
      Object.hasOwn(page.sections, id) ? (page.sections[id] ?? []) : [],
    );
    return completeSections(this.#options.data.context.kind, own).filter(
      (section) => section.enable && this.renderer.isShown(section, this.#shop.settings),
    );
  }

  /** A page that is gone, and one that is made from something else, takes no sections. */
  get takesSections(): boolean {
    return this.#options.data.pageId !== null;
  }

  /** Ids of the page's own sections, in their order. */
  get order(): readonly string[] {
    return this.#documents.page.order;
  }

  sectionOf(id: string): DocumentSection | null {
    const { sections } = this.#documents.page;
    return Object.hasOwn(sections, id) ? (sections[id] ?? null) : null;
  }

  takeDrawn(): string[] {
    const drawn = [...new Set(this.#drawn)];
    this.#drawn = [];
    return drawn;
  }

  /** Asks again for what has not been answered: nobody may have listened the first time. */
  repeatRequests(): void {
    this.#requests.repeat();
  }

  /** Does what the parent says of a document, and draws what that has touched. */
  perform({ payload }: Extract<Action, { payload: { document: unknown } }>): ActionResult {
    const draw = (change: Change) => this.#draw(change);
    if ('intent' in payload) {
      const typing = this.#options.typing();
      if (typing.isOwn(payload.intent) && !typing.follow(payload.intent)) return { ok: true };
      return this.#documents.apply(payload.document, payload.intent, draw);
    }
    if ('data' in payload) {
      const result = this.#documents.replace(payload.document, payload.data, payload.revision, draw);
      this.#options.typing().followMerged();
      return result;
    }
    const page = this.#documents.find(payload.document);
    if (page?.kind !== 'page') return { ok: false, error: 'This document is not on the page' };
    const present = new Set(page.order);
    const named = payload.order.filter((id) => present.has(id));
    const order = [...named, ...page.order.filter((id) => !named.includes(id))];
    return this.#documents.replace(payload.document, { ...page, order }, undefined, draw);
  }

  /** An edit of the page that was made on the page itself. */
  editHere(intent: Intent): void {
    const key = this.#documents.pageKey;
    if (key) this.#documents.apply(key, intent, (change) => this.#draw(change));
  }

  setMenu({ name, entries }: ActionPayload<'menus.set'>): ActionResult {
    if (!this.#documents.menus.has(name)) {
      this.#options.report('There is no such menu', name);
      return { ok: false, error: 'There is no such menu' };
    }
    this.#shop.setMenu(name, toMenuEntries(entries));
    return { ok: true };
  }

  provide({ requestId, sections, images }: ActionPayload<'data.provide'>): ActionResult {
    const asked = this.#requests.take(requestId);
    if (!asked) return { ok: false, error: 'Nobody has asked for this' };
    const given = new Map(sections.map((section) => [section.id, section.data]));
    for (const section of asked) {
      const imageIds = this.renderer.parse(section)?.imageIds ?? [];
      this.#known.rememberImages(images as Image[], imageIds);
      this.#known.rememberData(
        this.renderer.needsOf(section, this.#shop.context),
        given.get(section.id) ?? {},
      );
    }
    if (asked.some(isCarrier)) this.#shop.paint();
    this.paintAll(asked.map(({ id }) => id));
    return { ok: true };
  }

  /** Draws sections by their ids; those that are gone meanwhile are left. */
  paintAll(ids: readonly string[], shown = this.shown()): void {
    const wanted = new Set(ids);
    for (const [index, section] of shown.entries()) {
      if (wanted.has(section.id) && this.renderer.paint(section, index, this.#shop.context))
        this.#drawn.push(section.id);
    }
  }

  /** Draws what a change has touched. */
  #draw(change: Change): void {
    if (change.kind === 'page') this.#drawPage(change.before as PageDocument, change.after as PageDocument);
    else if (change.kind === 'menu') {
      const { name = '', after } = change;
      if (after.kind === 'menu') this.#shop.setMenu(name, menuEntriesOf(after, this.#options.data.origin));
    } else this.#drawSettings();
  }

  #drawPage(before: PageDocument, after: PageDocument): void {
    const changed = findChanged(before, after);
    const shown = this.shown();
    if (before.title !== after.title || !isEqual(before.meta, after.meta)) {
      document.title = retitle(this.#shop.context.page, after, this.#shop.settings);
      for (const { id, type } of shown) if (type === 'h1' || type === 'breadcrumbs') changed.add(id);
    }
    if (this.#isUntouched || isPlacedAnew(before, after, changed)) {
      this.#isUntouched = false;
      for (const { id } of this.renderer.place(shown).added) changed.add(id);
    }
    if (changed.size === 0) return;
    if (this.renderer.readHeadings(shown, this.#shop.context)) {
      for (const { id, type } of shown) if (type === 'table-of-contents') changed.add(id);
    }
    changed.delete(this.#options.typing().sectionId ?? '');
    this.paintAll([...changed], shown);
  }

  #drawSettings(): void {
    const { touchesLayout, touchesSections } = this.#shop.takeSettings(this.#documents.settings.groups);
    if (touchesLayout) {
      this.#shop.paint();
      this.#requestLogos();
    }
    if (!touchesSections) return;
    const shown = this.shown();
    this.renderer.place(shown);
    this.paintAll(
      shown.map(({ id }) => id),
      shown,
    );
  }

  /** Pictures that settings name are asked for as a section's would be. */
  #requestLogos(): void {
    const ids = logosOf(this.#shop.settings);
    const carrier = carrierOf(ids);
    if (!this.#known.hasImages(ids) && !this.#requests.isAsked(carrier)) this.#requests.send([carrier]);
  }

  #request(sections: readonly Section[]): void {
    // What a page shows by default has its data already.
    const stored = sections.flatMap(({ id }) => this.sectionOf(id) ?? []);
    if (stored.length > 0) this.#requests.send(stored);
  }
}
