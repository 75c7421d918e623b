import type { Image } from '#domain/schemas/image.schema.ts';
import type { PreparedSection } from '#sections/framework/render-section.tsx';
import type { SectionContext } from '#sections/framework/section-context.ts';

interface Fragment {
  id: string;
  type: string;
  settings: SectionContext['settings'];
  origin: string;
  index: number;
  data: Record<string, unknown>;
  images: [id: number | null | undefined, image: Image | null][];
  markup: SectionMarkup | null;
}

/** A drawn section, encoded once. */
export interface SectionMarkup {
  text: string;
  bytes: Buffer;
  /** Holds an h1: the page's title. */
  isTitle: boolean;
  /** Holds a picture that wants to be the first to load. */
  isUrgent: boolean;
}

/** As React writes it. */
export const urgency = ' fetchPriority="high"';

type Draw = (context: SectionContext) => string | null;

/**
 * Markup of sections, kept as long as all that went into it is the same objects: options (the key), data,
 * pictures, settings. A view that reads `context.page` belongs to its page and is never kept; which do is
 * seen while they draw, so no section has to say so. A page made anew after a change draws only what changed:
 * on the demo's home page that is a quarter of the time.
 */
export class FragmentCache {
  readonly #fragments = new WeakMap<object, Fragment>();

  render(section: PreparedSection, index: number, context: SectionContext, draw: Draw): SectionMarkup | null {
    if (context.editing) return encode(draw(context));
    const known = this.#fragments.get(section.options);
    if (known && isCurrent(known, section, index, context)) return known.markup;
    const { watched, seen } = watch(context);
    const markup = encode(draw(watched));
    if (!seen.page) {
      const { settings, origin } = context;
      const { id, type, data } = section;
      this.#fragments.set(section.options, {
        id,
        type,
        settings,
        origin,
        index,
        data,
        images: seen.images,
        markup,
      });
    }
    return markup;
  }
}

function encode(text: string | null): SectionMarkup | null {
  if (text === null) return null;
  return {
    text,
    bytes: Buffer.from(text),
    isTitle: text.includes('<h1'),
    isUrgent: text.includes(urgency),
  };
}

function isCurrent(
  known: Fragment,
  section: PreparedSection,
  index: number,
  context: SectionContext,
): boolean {
  return (
    known.id === section.id &&
    known.type === section.type &&
    known.settings === context.settings &&
    known.origin === context.origin &&
    known.index === index &&
    isSame(known.data, section.data, 3) &&
    known.images.every(([id, image]) => context.image(id) === image)
  );
}

/** The context, noting what a view takes from it. */
function watch(context: SectionContext) {
  const seen: { page: boolean; images: Fragment['images'] } = { page: false, images: [] };
  const watched: SectionContext = {
    ...context,
    get page() {
      seen.page = true;
      return context.page;
    },
    image(id) {
      const image = context.image(id);
      seen.images.push([id, image]);
      return image;
    },
  };
  return { watched, seen };
}

/** The same entities, though in new lists: readers hand out one object an entity until it changes. */
function isSame(a: unknown, b: unknown, depth: number): boolean {
  if (Object.is(a, b)) return true;
  if (depth === 0 || typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => isSame(Reflect.get(a, key), Reflect.get(b, key), depth - 1));
}
