import { normalise } from './text-fields.ts';

/** By what an item is known on the page. */
export interface ItemSigns {
  id: string;
  /** Texts as they read. */
  texts: readonly string[];
  /** Ids of its pictures. */
  images: readonly number[];
}

/** Shorter texts stand in too many places. */
const tellingLength = 3;

/** What a stored item shows, of whatever type its section is. */
export function readSigns(item: { id: string }): ItemSigns {
  const texts = new Set<string>();
  const images = new Set<number>();
  const walk = (value: unknown, key: string): void => {
    if (typeof value === 'string') {
      const text = normalise(/<\w/.test(value) ? readHtml(value) : value);
      if (text.length >= tellingLength && key !== 'id') texts.add(text);
    } else if (typeof value === 'number' && /image|picture/i.test(key)) images.add(value);
    else if (Array.isArray(value)) for (const one of value) walk(one, key);
    else if (typeof value === 'object' && value !== null)
      for (const [name, one] of Object.entries(value)) walk(one, name);
  };
  walk(item, '');
  return { id: item.id, texts: [...texts], images: [...images] };
}

/**
 * The item that a place of a section belongs to: the nearest element around it that shows anything of items
 * shows it of that one alone.
 */
export function findItem(items: readonly ItemSigns[], root: Element, target: Element): string | null {
  for (let at: Element | null = target; at && at !== root; at = at.parentElement) {
    const [first, ...others] = itemsIn(at, items);
    if (first) return others.length === 0 ? first.id : null;
  }
  return null;
}

/** Opens the answer, or goes to the slide, that an item is. */
export function revealItem(item: ItemSigns, root: Element): void {
  const places = root.querySelectorAll<HTMLElement>('details, [data-part="track"] > *');
  const place = [...places].find((one) => itemsIn(one, [item]).length > 0);
  if (place instanceof HTMLDetailsElement) place.open = true;
  else if (place?.parentElement) {
    const first = place.parentElement.firstElementChild;
    const start = first instanceof HTMLElement ? first.offsetLeft : 0;
    place.parentElement.scrollTo({ left: place.offsetLeft - start, behavior: 'instant' });
  }
}

function itemsIn(element: Element, items: readonly ItemSigns[]): ItemSigns[] {
  const text = normalise(element.textContent);
  const pictures = [
    ...element.querySelectorAll('img'),
    ...(element instanceof HTMLImageElement ? [element] : []),
  ]
    .map(({ src, srcset }) => `${src} ${srcset}`)
    .join(' ');
  return items.filter(
    ({ texts, images }) =>
      texts.some((one) => text.includes(one)) || images.some((id) => pictures.includes(`/${id}-`)),
  );
}

/** How HTML reads, without its elements. */
export function readHtml(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent;
}
