import { loadChunk } from './load-chunk.ts';
import { islands } from './islands.ts';
import { whenIdle } from './when-idle.ts';
import { whenPainted, whenUsed } from './when-painted.ts';

type Trigger = (element: HTMLElement, start: () => void) => void;

const started = new WeakSet<Element>();

const triggers: Record<string, Trigger> = {
  load: (_element, start) => whenPainted(start),
  idle: (_element, start) => whenIdle(start),
  visible(element, start) {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        start();
      },
      { rootMargin: '200px' },
    );
    // The island itself has `display: contents` and so no box.
    observer.observe(element.firstElementChild ?? element);
  },
  use: (_element, start) => whenUsed(start),
  interaction(element, start) {
    const events = ['pointerdown', 'focusin', 'keydown', 'input'];
    const begin = () => {
      for (const name of events) element.removeEventListener(name, begin);
      start();
    };
    for (const name of events) element.addEventListener(name, begin);
  },
};

/** Arms every island below `root` that is not armed yet; also called for markup that arrives later. */
export function startIslands(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('vt-island')) {
    if (started.has(element)) continue;
    started.add(element);
    const trigger = triggers[element.getAttribute('on') ?? ''] ?? triggers['idle'];
    trigger?.(element, () => void hydrate(element));
  }
}

/** Clicks that come while the code is on its way are kept and given back once it can hear them. */
async function hydrate(element: HTMLElement): Promise<void> {
  const load = islands[element.getAttribute('name') ?? ''];
  if (!load) return;
  const early: HTMLElement[] = [];
  const keep = (event: Event) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>('button') : null;
    if (!target || (target.getAttribute('type') === 'submit' && !waitsForCode(target))) return;
    event.preventDefault();
    event.stopPropagation();
    early.push(target);
  };
  element.addEventListener('click', keep, true);
  try {
    const [component, { hydrateIsland }] = await Promise.all([
      loadChunk(load),
      loadChunk(() => import('./hydrate-island.ts')),
    ]);
    // Evaluating the code has been a long task already; hydrating begins with the next one.
    await new Promise((resolve) => setTimeout(resolve));
    await hydrateIsland(element, component);
    element.dataset['ready'] = '';
  } finally {
    element.removeEventListener('click', keep, true);
  }
  if (early.length === 0) return;
  // What early choices change has to be drawn first.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  for (const target of early) target.click();
}

/**
 * What is put into the cart waits for the choices that were made before the code arrived. A form that the code alone
 * can send says so by the method with which the browser sends nothing.
 */
function waitsForCode(button: HTMLElement): boolean {
  return button.closest('[data-vt-add-to-cart], [method=dialog]') !== null;
}
