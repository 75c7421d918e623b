import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { autoScrollWindowForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';

import { make } from './overlay.ts';

interface SectionDragOptions {
  handle: HTMLElement;
  overlay: HTMLElement;
  main: HTMLElement;
  selected(): string | null;
  /** Elements of the page's own sections, in their order. */
  sections(): HTMLElement[];
  onMoved(id: string, after: string | null): void;
}

/** Moves the selected section by its handle; a line shows where it would stand. */
export function startSectionDrag(options: SectionDragOptions): void {
  const { handle, overlay, main } = options;
  const line = make('div', 'vt-edit-line');
  line.hidden = true;
  overlay.append(line);

  const leave = () => {
    line.hidden = true;
    document.documentElement.removeAttribute('data-vt-dragging');
  };

  draggable({
    element: handle,
    canDrag: () => options.selected() !== null,
    getInitialData: () => ({ section: options.selected() }),
    onDragStart: () => document.documentElement.setAttribute('data-vt-dragging', ''),
    onDrop: leave,
  });
  autoScrollWindowForElements();
  dropTargetForElements({
    element: main,
    canDrop: ({ source }) => typeof source.data['section'] === 'string',
    onDrag: ({ location }) => {
      const place = findGap(options.sections(), location.current.input.clientY);
      line.hidden = false;
      line.style.insetBlockStart = `${place.y + scrollY - 2}px`;
    },
    onDragLeave: () => (line.hidden = true),
    onDrop: ({ source, location }) => {
      leave();
      const id = source.data['section'];
      const { after } = findGap(options.sections(), location.current.input.clientY);
      if (typeof id === 'string' && after !== id) options.onMoved(id, after);
    },
  });
}

/** The gap between sections that is nearest to a height of the viewport. */
function findGap(sections: readonly HTMLElement[], y: number): { after: string | null; y: number } {
  let best: { after: string | null; y: number } = { after: null, y };
  let nearest = Infinity;
  const consider = (after: string | null, edge: number) => {
    const distance = Math.abs(edge - y);
    if (distance >= nearest) return;
    nearest = distance;
    best = { after, y: edge };
  };
  for (const [index, section] of sections.entries()) {
    const { top, bottom } = section.getBoundingClientRect();
    if (index === 0) consider(null, top);
    consider(section.dataset['sectionId'] ?? null, bottom);
  }
  return best;
}
