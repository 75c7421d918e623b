import { waysTo } from '#domain/editing/ways-to.ts';
import type { FrameMessage } from '#live/messages.schema.ts';

import type { InlineText } from './inline-text.ts';
import { isOverlay } from './overlay.ts';

/** What the pointer works on. */
export interface PointerTarget {
  text: InlineText;
  selected(): string | null;
  /** The page's own section; what the page gets by default cannot be edited here. */
  isEditable(id: string): boolean;
  elementOf(id: string): HTMLElement | null;
  hover(id: string | null): void;
  select(id: string | null, target: Element): void;
  post(message: FrameMessage): void;
}

/** What the owner uses to get at what is folded or further on, as a visitor does. */
const usable = 'summary,[data-part="controls"] button';

/** Hears the pointer before the page does: on the canvas it selects and types, and follows no link. */
export function listenToPointer(canvas: PointerTarget): void {
  const on = <Type extends keyof DocumentEventMap>(
    type: Type,
    hear: (event: DocumentEventMap[Type]) => void,
  ) => document.addEventListener(type, hear, { capture: true });
  on('pointermove', ({ target }) => point(target, canvas));
  document.documentElement.addEventListener('pointerleave', () => point(null, canvas));
  on('click', (event) => click(event, canvas));
  on('dblclick', (event) => type(event, canvas));
  on('submit', (event) => event.preventDefault());
  on('auxclick', refuseOnPage);
  on('dragstart', refuseOnPage);
  on('mousedown', keepFocus);
}

function point(target: EventTarget | null, canvas: PointerTarget): void {
  if (isInsert(target)) return;
  canvas.hover(isOverlay(target) ? canvas.selected() : sectionAt(target, canvas));
}

function click(event: MouseEvent, canvas: PointerTarget): void {
  const { target } = event;
  if (!(target instanceof Element) || isOverlay(target)) return;
  if (target.closest('[data-vt-typing]')) return event.preventDefault();
  if (!target.closest(usable)) {
    event.preventDefault();
    event.stopPropagation();
  }
  const way = target.closest<HTMLElement>('[data-vt-way]')?.dataset['vtWay'];
  const screen = waysTo.find((one) => one === way);
  if (screen) return canvas.post({ type: 'screen.wanted', screen });
  const link = event.ctrlKey || event.metaKey ? linkAt(target) : null;
  if (link && link.origin === location.origin)
    return canvas.post({ type: 'route.wanted', path: link.pathname });
  const id = sectionAt(target, canvas);
  const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
  // A finger has no double click that pages hear of everywhere: the second tap types.
  if (isTouch && id !== null && id === canvas.selected() && type(event, canvas))
    return event.preventDefault();
  canvas.select(id, target);
  if (id !== null) canvas.elementOf(id)?.focus({ preventScroll: true });
}

/** False where there is no text to type. */
function type({ target, clientX: x, clientY: y }: MouseEvent, canvas: PointerTarget): boolean {
  if (!(target instanceof Element) || target.closest('[data-vt-typing]')) return false;
  const id = sectionAt(target, canvas);
  const element = id === null ? null : canvas.elementOf(id);
  return id !== null && element !== null && canvas.text.start(id, element, target, { x, y });
}

function refuseOnPage(event: Event): void {
  if (!isOverlay(event.target)) event.preventDefault();
}

/** Fields of the page's own forms take no focus, texts that are typed into do. */
function keepFocus(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element) || isOverlay(target) || target.closest('[data-vt-typing]')) return;
  if (target.closest('input,select,textarea,button,label,summary,iframe')) event.preventDefault();
}

function sectionAt(target: EventTarget | null, canvas: PointerTarget): string | null {
  if (!(target instanceof Element)) return null;
  const id = target.closest<HTMLElement>('[data-section-id]')?.dataset['sectionId'];
  return id !== undefined && canvas.isEditable(id) ? id : null;
}

function isInsert(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.vt-edit-insert') !== null;
}

/** The link at a place: one that is stretched over a card takes no pointer here (see edit.css). */
function linkAt(target: Element): HTMLAnchorElement | null {
  const around = target.closest<HTMLAnchorElement>('a[href]');
  if (around) return around;
  for (let at: Element | null = target; at && !at.matches('[data-section-id]'); at = at.parentElement) {
    const links = [...at.querySelectorAll<HTMLAnchorElement>('a[href]')];
    if (links[0]) return links.every(({ href }) => href === links[0]?.href) ? links[0] : null;
  }
  return null;
}
