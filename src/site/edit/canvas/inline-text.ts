import type { DocumentSection } from '#domain/editing/documents.schema.ts';
import { isEqual } from '#domain/editing/is-equal.ts';
import type { Intent } from '#domain/editing/intents.schema.ts';
import type { FrameMessage, PersonOnPage } from '#live/messages.schema.ts';
import { needsSource } from '#live/rich-text/needs-source.ts';
import type { Language } from '#locales/languages.ts';
import type { SectionDefinition } from '#sections/framework/define-section.ts';
import { fieldTexts } from '#sections/section-texts.ts';

import type { CanvasText } from './canvas.texts.ts';
import { findText, listTexts, type FoundText } from './find-text.ts';
import { startPlainTyping } from './plain-typing.ts';
import { listTextFields, textIntent, type TextField } from './text-fields.ts';
import type { Leaving, TypingOptions, TypingSession } from './typing-session.ts';

interface Place extends FoundText {
  sectionId: string;
  /** The section's element. */
  root: HTMLElement;
}

interface InlineTextOptions {
  language: Language;
  overlay: HTMLElement;
  sectionOf(id: string): DocumentSection | null;
  definitionOf(type: string): SectionDefinition | undefined;
  /** A keystroke; the element shows it already. */
  onTyped(sectionId: string, intent: Intent): void;
  /** The section must be drawn anew: its text nodes are not those that React made. */
  onEnded(sectionId: string): void;
  /** Where a text is being typed; null: nowhere. */
  onCaret(typed: TypedText | null): void;
  tell(text: CanvasText): void;
}

type TypedText = NonNullable<Extract<FrameMessage, { type: 'caret.moved' }>['typed']>;

/** The editor of rich text is as large as all the rest of the frame: it comes when it may be wanted. */
const loadRichTyping = () => import('./rich-typing.ts');

/** Milliseconds without a key after which what others wrote comes into a text: the builder has heard of all keys. */
const restOfTyping = 300;

interface Typing {
  place: Place;
  session: TypingSession;
  /** What the builder was told last, or told us. */
  told: string;
  /** When a key was told, by `performance.now()`. */
  toldAt: number;
}

/** Typing over a text where it stands. */
export class InlineText {
  readonly #options: InlineTextOptions;
  #typing: Typing | null = null;
  #following: ReturnType<typeof setTimeout> | undefined;
  #people: readonly PersonOnPage[] = [];
  /** The text whose editor is still on its way. */
  #opening: Place | null = null;

  constructor(options: InlineTextOptions) {
    this.#options = options;
  }

  /** The section that is typed into: nobody draws it meanwhile. */
  get sectionId(): string | undefined {
    return this.#typing?.place.sectionId;
  }

  /** Whether an edit is of the very text that has the focus: an echo must not overwrite it. */
  isOwn(intent: Intent): boolean {
    if (!this.#typing) return false;
    const { sectionId, field } = this.#typing.place;
    const same =
      field.itemId === null
        ? intent.type === 'section.update' && intent.id === sectionId
        : intent.type === 'item.update' && intent.section === sectionId && intent.id === field.itemId;
    if (!same || !('changes' in intent)) return false;
    return intent.changes.every(({ path }) => path.join('\0') === field.path.join('\0'));
  }

  /** Takes over an own edit that is no echo, such as undo; false where what is typed is newer. */
  follow(intent: Intent): boolean {
    const value = 'changes' in intent ? intent.changes.at(-1)?.value : undefined;
    return typeof value === 'string' && this.#take(value);
  }

  /** Takes over what others wrote in the text that is typed: the page holds both by now. */
  followMerged(): void {
    clearTimeout(this.#following);
    if (!this.#typing) return;
    const wait = this.#typing.toldAt + restOfTyping - performance.now();
    if (wait > 0) {
      this.#following = setTimeout(() => this.followMerged(), wait);
      return;
    }
    const { sectionId, field } = this.#typing.place;
    const isSame = (one: TextField) => one.itemId === field.itemId && isEqual(one.path, field.path);
    const value = this.#fieldsOf(sectionId).find(isSame)?.value;
    if (value !== undefined && value !== this.#typing.told) this.#take(value, true);
  }

  /** Marks where others write in the text that is typed here. */
  showCarets(people: readonly PersonOnPage[]): void {
    this.#people = people;
    if (!this.#typing) return;
    const { sectionId, field } = this.#typing.place;
    const carets = people.flatMap(({ caret, ...one }) =>
      caret !== null &&
      one.sectionId === sectionId &&
      one.itemId === field.itemId &&
      isEqual(one.path, field.path)
        ? [{ ...one, caret }]
        : [],
    );
    this.#typing.session.showCarets?.(carets);
  }

  #tellCaret(caret: number | null): void {
    if (!this.#typing) return;
    const { sectionId, field } = this.#typing.place;
    this.#options.onCaret({ sectionId, itemId: field.itemId, path: field.path, caret });
  }

  #take(value: string, isMerged = false): boolean {
    if (this.#typing?.session.follow(value, isMerged) !== true) return false;
    this.#typing.told = value;
    return true;
  }

  /** The field whose text stands at a place of a section, and its element. */
  find(sectionId: string, root: HTMLElement, target: Element): FoundText | null {
    return findText(this.#fieldsOf(sectionId), root, target);
  }

  /** Elements of a section that can be typed into, in the order of the page. */
  list(sectionId: string, root: HTMLElement): HTMLElement[] {
    return listTexts(this.#fieldsOf(sectionId), root);
  }

  /** Brings the editor of rich text, so that it is there when a key is pressed. */
  prepare(): void {
    // Whoever types will hear of it.
    loadRichTyping().catch(() => undefined);
  }

  /** Begins typing at a place of a section; false where there is no text to type over. */
  start(
    sectionId: string,
    root: HTMLElement,
    target: Element,
    point: TypingOptions['point'] = null,
  ): boolean {
    this.end();
    const found = this.find(sectionId, root, target);
    if (!found) return false;
    const place = { ...found, sectionId, root };
    for (let at = place.element.closest('details'); at; at = at.parentElement?.closest('details') ?? null)
      at.open = true;
    if (!found.field.isRich) this.#begin(place, startPlainTyping, point);
    else if (needsSource(found.field.value)) this.#options.tell('onlySource');
    else this.#open(place, point);
    return true;
  }

  /** Handles a key of the text that is typed; false leaves it to others. */
  press(event: KeyboardEvent): boolean {
    if (!this.#typing) return false;
    if (event.isComposing) return true;
    return !isSave(event) && this.#typing.session.press(event);
  }

  end(): void {
    clearTimeout(this.#following);
    this.#opening = null;
    const typing = this.#typing;
    if (!typing) return;
    this.#typing = null;
    typing.session.stop();
    this.#options.onCaret(null);
    this.#options.onEnded(typing.place.sectionId);
  }

  #open(place: Place, point: TypingOptions['point']): void {
    this.#opening = place;
    const begin = ({ startRichTyping }: Awaited<ReturnType<typeof loadRichTyping>>) => {
      if (this.#opening !== place || !place.element.isConnected) return;
      this.#opening = null;
      this.#begin(place, startRichTyping, point);
    };
    void loadRichTyping().then(begin, () => this.#options.tell('cannotType'));
  }

  #begin(
    place: Place,
    startTyping: (options: TypingOptions) => TypingSession,
    point: TypingOptions['point'],
  ): void {
    const { sectionId, element, field } = place;
    const { language, overlay, tell } = this.#options;
    let caret: number | null = null;
    const session = startTyping({
      element,
      field,
      label: this.#labelOf(sectionId, field),
      language,
      overlay,
      point,
      onTyped: (value) => this.#hear(value),
      onCaret: (at) => {
        caret = at;
        this.#tellCaret(at);
      },
      onLeft: (leaving) => this.#leave(leaving),
      tell,
    });
    this.#typing = { place, session, told: field.value, toldAt: 0 };
    this.#tellCaret(caret);
    this.showCarets(this.#people);
  }

  #hear(value: string): void {
    if (!this.#typing) return;
    const { place, told: was } = this.#typing;
    this.#typing = { ...this.#typing, told: value, toldAt: performance.now() };
    this.#options.onTyped(place.sectionId, textIntent(place.sectionId, place.field, { value, was }));
  }

  #leave(leaving: Leaving): void {
    if (!this.#typing) return;
    const { sectionId, root, element } = this.#typing.place;
    if (leaving === 'away') return this.end();
    const step = { next: 1, previous: -1, section: null }[leaving];
    const at = step === null ? -1 : this.list(sectionId, root).indexOf(element);
    this.end();
    // Drawn anew, so they are other elements.
    const next = step === null || at < 0 ? undefined : this.list(sectionId, root)[at + step];
    if (!next || !this.start(sectionId, root, next)) root.focus({ preventScroll: true });
  }

  #fieldsOf(sectionId: string): TextField[] {
    const section = this.#options.sectionOf(sectionId);
    const definition = section && this.#options.definitionOf(section.type);
    return definition ? listTextFields(section, definition) : [];
  }

  #labelOf(sectionId: string, { itemId, path }: TextField): string {
    const type = this.#options.sectionOf(sectionId)?.type ?? '';
    const name = itemId === null ? path.slice(1).join('.') : `items.${path.join('.')}`;
    return fieldTexts(type, name, this.#options.language)?.label ?? name;
  }
}

/** The builder's own key, while typing too; the browser would save the page as a file. */
function isSave({ code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return code === 'KeyS' && (ctrlKey || metaKey) && !shiftKey && !altKey;
}
