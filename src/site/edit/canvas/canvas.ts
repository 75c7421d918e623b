import type { DocumentSection } from '#domain/editing/documents.schema.ts';
import type { Intent } from '#domain/editing/intents.schema.ts';
import { placeOf } from '#domain/editing/places.ts';
import { afterPaint } from '#live/after-paint.ts';
import type { FrameMessage, PersonOnPage, SectionCommand } from '#live/messages.schema.ts';
import { languages, type Language } from '#locales/languages.ts';
import type { SectionDefinition } from '#sections/framework/define-section.ts';
import { sectionTexts } from '#sections/section-texts.ts';

import type { EditedPage } from '../edited-page.ts';
import { scrollToSection } from '../focus-section.ts';
import { CanvasStatus } from './canvas-status.ts';
import { pressKey, type KeyTarget } from './canvas-keys.ts';
import { listenToPointer } from './canvas-pointer.ts';
import { canvasText, type CanvasText } from './canvas.texts.ts';
import { findItem, readSigns, revealItem } from './find-item.ts';
import { InlineText } from './inline-text.ts';
import { InsertPoints } from './insert-points.ts';
import { keepView } from './keep-view.ts';
import { MovedSection } from './moved-section.ts';
import { OtherBoxes } from './other-boxes.ts';
import { isOverlay, make, makeToolbar, SectionBox, setLabel } from './overlay.ts';
import { PeopleBoxes } from './people-boxes.ts';
import { startSectionDrag } from './section-drag.ts';

interface CanvasOptions {
  page: EditedPage;
  main: HTMLElement;
  language: Language;
  definitions: ReadonlyMap<string, SectionDefinition>;
  post(message: FrameMessage): void;
  /** An edit made on the canvas: shown here, told to the parent. */
  propose(intent: Intent, source: 'text' | 'drag'): void;
}

interface SelectOptions {
  /** The parent does not know yet. */
  tell?: boolean;
  target?: Element | undefined;
  others?: readonly string[] | undefined;
}

const focusable = 'a[href],button,input,select,textarea,summary,iframe,[tabindex="0"]';

/** What lies over the page that is edited: outlines, insert points, the toolbar, typing in place. */
export class Canvas {
  readonly text: InlineText;
  readonly #options: CanvasOptions;
  readonly #overlay = make('div', 'vt-edit-overlay');
  readonly #hoverBox: SectionBox;
  readonly #selectedBox: SectionBox;
  readonly #otherBoxes: OtherBoxes;
  readonly #peopleBoxes: PeopleBoxes;
  readonly #toolbar: HTMLElement;
  readonly #inserts: InsertPoints;
  readonly #status: CanvasStatus;
  readonly #moved = new MovedSection();
  #hovered: string | null = null;
  #selected: string | null = null;
  /** Selected along with it, in the builder's list. */
  #others: readonly string[] = [];
  #isDrawnSoon = false;
  /** The one section that Tab leads to. */
  #stop: string | null = null;

  constructor(options: CanvasOptions) {
    this.#options = options;
    const { page, main, definitions } = options;
    this.#overlay.dataset['vtOverlay'] = '';
    this.#overlay.lang = options.language;
    this.#overlay.dir = languages[options.language].dir;
    this.#otherBoxes = new OtherBoxes(this.#overlay);
    this.#peopleBoxes = new PeopleBoxes(this.#overlay);
    this.#hoverBox = new SectionBox(this.#overlay, 'hover');
    this.#selectedBox = new SectionBox(this.#overlay, 'selected');
    this.#toolbar = this.#makeToolbar();
    this.#selectedBox.element.append(this.#toolbar);
    this.#inserts = new InsertPoints({
      main,
      overlay: this.#overlay,
      language: options.language,
      onWanted: (side) => this.#requestInsert(side),
      onFirstWanted: () => options.post({ type: 'insert.requested', after: null }),
    });
    this.#status = new CanvasStatus(this.#overlay);
    document.body.append(this.#overlay);
    this.text = new InlineText({
      language: options.language,
      overlay: this.#overlay,
      sectionOf: (id) => page.sectionOf(id),
      definitionOf: (type) => definitions.get(type),
      onTyped: (_, intent) => options.propose(intent, 'text'),
      onEnded: (id) => {
        const draw = () => {
          page.renderer.forget(id);
          page.paintAll([id]);
        };
        const element = this.#elementOf(id);
        if (element) keepView(element, draw);
        this.update([id]);
      },
      onCaret: (typed) => options.post({ type: 'caret.moved', typed }),
      tell: (text) => this.#status.tell(this.#t(text), { isShown: text !== 'typing' }),
    });
    const handle = this.#toolbar.querySelector<HTMLElement>('[data-name=drag]');
    if (handle) {
      startSectionDrag({
        handle,
        overlay: this.#overlay,
        main,
        selected: () => this.#selected,
        sections: () => page.order.flatMap((id) => this.#elementOf(id) ?? []),
        onMoved: (id, after) => {
          if (placeOf(page.order, id) === after) return;
          options.propose({ type: 'section.move', id, after }, 'drag');
          this.#say(id);
        },
      });
    }
    this.#listen();
    this.update(page.order);
  }

  get selected(): string | null {
    return this.#selected;
  }

  select(id: string | null, { tell = false, target, others = [] }: SelectOptions = {}): void {
    const known = id !== null && this.#options.page.sectionOf(id) ? id : null;
    if (known !== this.#selected) this.text.end();
    this.#selected = known;
    this.#others = others;
    this.#draw();
    const element = known === null ? null : this.#elementOf(known);
    if (element?.querySelector('.vt-prose')) this.text.prepare();
    if (!tell) return;
    const found = known !== null && element && target ? this.text.find(known, element, target) : null;
    const itemId = found
      ? found.field.itemId
      : known && element && target && this.#itemAt(known, element, target);
    this.#options.post({
      type: 'section.selected',
      id: known,
      ...(itemId && { itemId }),
      ...(found && { path: found.field.path }),
    });
  }

  /** The keyboard comes from the builder. */
  enter(): void {
    this.#elementOf(this.#stop ?? '')?.focus();
  }

  /** How much smaller the page is seen than it is: what lies over it keeps the size of a hand. */
  setScale(scale: number): void {
    this.#overlay.style.setProperty('--vt-edit-zoom', String(1 / scale));
  }

  /** Others who are at sections of the page. */
  showPeople(people: readonly PersonOnPage[]): void {
    this.#peopleBoxes.show(people);
    this.text.showCarets(people);
    this.#drawSoon();
  }

  #itemAt(id: string, element: HTMLElement, target: Element): string | null {
    const items = this.#options.page.sectionOf(id)?.items ?? [];
    return items.length === 0 ? null : findItem(items.map(readSigns), element, target);
  }

  /** The parent has chosen a section, or several: it may be out of sight. */
  show(id: string | null, { itemId, others }: { itemId?: string; others?: readonly string[] }): void {
    this.select(id, { others });
    const element = id === null ? null : this.#elementOf(id);
    if (id === null || !element) return;
    const item = this.#options.page.sectionOf(id)?.items.find((one) => one.id === itemId);
    if (item) revealItem(readSigns(item), element);
    const { top, bottom } = element.getBoundingClientRect();
    if (bottom < 0 || top > innerHeight) scrollToSection(element);
  }

  /** After an edit: sections may be new, moved or gone, and those that were drawn have new contents. */
  update(drawn: readonly string[]): void {
    const { page } = this.#options;
    if (this.#selected !== null && !page.sectionOf(this.#selected)) this.#selected = null;
    if (this.text.sectionId !== undefined && !page.sectionOf(this.text.sectionId)) this.text.end();
    if (this.#hovered !== null && !page.sectionOf(this.#hovered)) this.#hovered = null;
    for (const id of drawn) this.#prepare(id);
    this.#moved.follow(page.order, (id) => this.#elementOf(id));
    this.#inserts.showFirst(page.order.length === 0 && page.takesSections);
    this.#drawSoon();
  }

  /** After the paint: to measure before it would lay the page out twice for each key. */
  #drawSoon(): void {
    if (this.#isDrawnSoon) return;
    this.#isDrawnSoon = true;
    afterPaint(() => {
      this.#isDrawnSoon = false;
      this.#draw();
    });
  }

  /** The keyboard stops at the section that is selected, not at what stands in it; arrows lead to the others. */
  #prepare(id: string): void {
    const element = this.#elementOf(id);
    const section = this.#options.page.sectionOf(id);
    if (!element || !section) return;
    for (const inner of element.querySelectorAll(focusable)) inner.setAttribute('tabindex', '-1');
    // It would carry off the slide that is being edited.
    for (const slider of element.querySelectorAll('vt-slider')) slider.removeAttribute('data-autoplay');
    element.tabIndex = id === this.#stop ? 0 : -1;
    if (element.hasAttribute('aria-labelledby')) element.removeAttribute('aria-label');
    else element.setAttribute('aria-label', this.#nameOf(section));
  }

  #draw(): void {
    this.#moveStop();
    const hovered = this.#hovered === this.#selected ? null : this.#hovered;
    this.#surround(this.#hoverBox, hovered);
    this.#surround(this.#selectedBox, this.#selected);
    this.#peopleBoxes.draw((id) => this.#elementOf(id));
    this.#otherBoxes.surround(this.#others.flatMap((id) => this.#outlineOf(id) ?? []));
    const section = this.#selected === null ? null : this.#options.page.sectionOf(this.#selected);
    if (section) {
      setLabel(this.#toolbar, this.#t('toolbar', { name: this.#nameOf(section) }));
      const hide = this.#toolbar.querySelector<HTMLElement>('[data-name=hide]');
      if (hide) setLabel(hide, this.#t(section.hidden ? 'show' : 'hide'));
    }
    this.#inserts.placeAt(this.#elementOf(this.#hovered ?? this.#selected ?? ''));
  }

  /** Of all sections only the one that is selected, or the first, is a stop of the keyboard. */
  #moveStop(): void {
    const isDrawn = (id: string) => this.#elementOf(id) !== null;
    const selected = this.#selected !== null && isDrawn(this.#selected) ? this.#selected : null;
    const stop = selected ?? this.#options.page.order.find(isDrawn) ?? null;
    if (stop === this.#stop) return;
    for (const id of [this.#stop, stop]) {
      const element = id === null ? null : this.#elementOf(id);
      if (element) element.tabIndex = id === stop ? 0 : -1;
    }
    this.#stop = stop;
  }

  /** Nor is anything around the sections, such as the links of the header. */
  #passOverRest(): void {
    for (const element of document.querySelectorAll<HTMLElement>(focusable)) {
      if (!isOverlay(element) && element.dataset['sectionId'] === undefined) element.tabIndex = -1;
    }
  }

  #surround(box: SectionBox, id: string | null): void {
    const outline = id === null ? null : this.#outlineOf(id);
    box.surround(outline?.element ?? null, outline?.name ?? '');
  }

  /** Null for a section that is gone, or not drawn. */
  #outlineOf(id: string): { element: HTMLElement; name: string } | null {
    const element = this.#elementOf(id);
    const section = this.#options.page.sectionOf(id);
    return element && section && { element, name: this.#nameOf(section) };
  }

  #listen(): void {
    const shared = {
      text: this.text,
      selected: () => this.#selected,
      elementOf: (id: string) => this.#elementOf(id),
      post: this.#options.post,
    };
    listenToPointer({
      ...shared,
      isEditable: (id) => this.#options.page.sectionOf(id) !== null,
      hover: (id) => this.#hover(id),
      select: (id, target) => this.select(id, { tell: true, target }),
    });
    const keys: KeyTarget = {
      ...shared,
      order: () => this.#options.page.order,
      select: (id) => this.select(id, { tell: true }),
      move: (id, command) => this.#command(id, command),
      enterToolbar: () => this.#toolbar.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
    };
    document.addEventListener('keydown', (event) => pressKey(event, keys), { capture: true });
    new ResizeObserver(() => this.#draw()).observe(document.body);
    this.#passOverRest();
    // The header may have been drawn anew since.
    addEventListener('focus', () => this.#passOverRest());
    addEventListener('load', () => this.#draw(), { capture: true });
  }

  #hover(id: string | null): void {
    if (id === this.#hovered) return;
    this.#hovered = id;
    this.#draw();
    this.#options.post({ type: 'section.hovered', id });
  }

  #command(id: string, command: SectionCommand): void {
    const isMove = command === 'moveUp' || command === 'moveDown';
    const element = isMove ? this.#elementOf(id) : null;
    if (element) this.#moved.hold(id, element, this.#options.page.order);
    this.#options.post({ type: 'section.command', id, command });
    if (isMove) setTimeout(() => this.#say(id), 100);
  }

  #say(id: string): void {
    const { order } = this.#options.page;
    this.#status.tell(this.#t('moved', { place: order.indexOf(id) + 1, count: order.length }));
  }

  #makeToolbar(): HTMLElement {
    const act = (command: SectionCommand) => () => {
      if (this.#selected !== null) this.#command(this.#selected, command);
    };
    return makeToolbar([
      { name: 'drag', label: this.#t('drag') },
      { name: 'moveUp', label: this.#t('moveUp'), act: act('moveUp') },
      { name: 'moveDown', label: this.#t('moveDown'), act: act('moveDown') },
      { name: 'duplicate', label: this.#t('duplicate'), act: act('duplicate') },
      { name: 'hide', label: this.#t('hide'), act: act('hide') },
      { name: 'remove', label: this.#t('remove'), act: act('remove') },
    ]);
  }

  #requestInsert(side: 'above' | 'below'): void {
    const { page, post } = this.#options;
    const id = this.#hovered ?? this.#selected;
    if (id === null) return;
    post({ type: 'insert.requested', after: side === 'below' ? id : placeOf(page.order, id) });
  }

  #elementOf(id: string): HTMLElement | null {
    return this.#options.page.renderer.elementOf(id);
  }

  #nameOf({ name, type }: DocumentSection): string {
    return name ?? sectionTexts(type, this.#options.language)?.name ?? type;
  }

  #t(key: CanvasText, values?: Readonly<Record<string, string | number>>): string {
    return canvasText(this.#options.language, key, values);
  }
}
