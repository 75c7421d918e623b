import type { EditorView } from '@tiptap/pm/view';

const gap = 8;
const margin = 4;

interface Anchor {
  left: number;
  top: number;
  bottom: number;
}

/**
 * Puts a bar over the selection of a text, or over the text where nothing is selected; below, where there is no
 * room, and by fingers, over whose selection the device has its own bar.
 */
export function placeBar(bar: HTMLElement, view: EditorView): void {
  const { width, height } = bar.getBoundingClientRect();
  const anchor = findAnchor(view, width);
  const top = chooseTop(anchor, height, {
    room: innerHeight,
    prefersBelow: !view.state.selection.empty && matchMedia('(pointer: coarse)').matches,
  });
  const widest = document.documentElement.clientWidth - width - margin;
  const left = Math.max(margin, Math.min(anchor.left, widest));
  bar.style.insetBlockStart = `${top + scrollY}px`;
  bar.style.left = `${left + scrollX}px`;
}

/** In the viewport's coordinates. */
export function chooseTop(
  { top, bottom }: Pick<Anchor, 'top' | 'bottom'>,
  height: number,
  { room, prefersBelow }: { room: number; prefersBelow: boolean },
): number {
  const above = top - gap - height;
  const below = bottom + gap;
  const fitsBelow = below + height <= room - margin;
  if (prefersBelow && fitsBelow) return below;
  if (above >= margin && above + height <= room) return above;
  return fitsBelow ? Math.max(below, margin) : margin;
}

function findAnchor(view: EditorView, width: number): Anchor {
  const { from, to, empty } = view.state.selection;
  const start = view.coordsAtPos(from);
  if (!empty) return { left: start.left, top: start.top, bottom: view.coordsAtPos(to, -1).bottom };
  // At the end of the line: what stands over a text, such as its title, mostly begins at the start.
  const { right, top } = view.dom.getBoundingClientRect();
  return { left: right - width, top, bottom: start.bottom };
}
