import { renderToString } from 'react-dom/server';

import type { ViewRegistry } from '#sections/framework/registry.ts';
import { renderSection, type PreparedSection } from '#sections/framework/render-section.tsx';
import type { SectionContext } from '#sections/framework/section-context.ts';
import { sectionStyles } from '#sections/framework/section-styles.ts';
import type { Sheet } from '#ui/sheets.ts';

import { urgency, type FragmentCache, type SectionMarkup } from './cache/fragment-cache.ts';
import type { PagePart } from './cache/page-entry.ts';

export interface RenderedSections {
  parts: PagePart[];
  /** Whether one of them is the page's title. */
  hasTitle: boolean;
  /** CSS of the types in use. */
  sheets: Sheet[];
  /** The sections' own styles per screen. */
  scopedCss: string;
  /** Names what both depend on. */
  cssKey: string;
}

interface RenderSectionsOptions {
  views: ViewRegistry;
  context: SectionContext;
  fragments: FragmentCache;
  reportBroken: (section: PreparedSection, error: unknown) => void;
}

/** Renders every section on its own, so that a broken one costs only itself (decision 4). */
export function renderSections(
  sections: PreparedSection[],
  { views, context, fragments, reportBroken }: RenderSectionsOptions,
): RenderedSections {
  const parts: PagePart[] = [];
  let scoped = '';
  let index = 0;
  let hasTitle = false;
  let hasUrgent = false;
  const sheets = new Map<string, readonly Sheet[]>();
  for (const section of sections) {
    const view = views.get(section.type);
    if (!view) continue;
    try {
      const markup = fragments.render(section, index, context, (given) => {
        const element = renderSection(section, view.view, given, index);
        return element && renderToString(element);
      });
      if (markup === null) continue;
      // The first title is the page's one h1 (requirement 123). Rich text has none: the sanitiser takes it out.
      const isSecondTitle = markup.isTitle && hasTitle;
      const shown = hasUrgent ? letFirstPictureBy(markup) : markup;
      if (isSecondTitle) parts.push(shown.text.replaceAll(/<(\/?)h1\b/g, '<$1h2'));
      else parts.push(shown === markup ? markup.bytes : shown.text);
      hasTitle ||= markup.isTitle;
      hasUrgent ||= markup.isUrgent;
    } catch (error) {
      reportBroken(section, error);
      continue;
    }
    index++;
    sheets.set(section.type, view.sheets);
    scoped += sectionStyles(section);
  }
  return {
    parts,
    hasTitle,
    sheets: [...sheets.values()].flat(),
    scopedCss: scoped,
    cssKey: `${[...sheets.keys()].join(' ')}\n${scoped}`,
  };
}

/** As React writes a picture that loads at once. */
const eagerPicture = '<img class="vt-picture__img" width=';

/**
 * There is no first among pictures that all come first. Of a section below that one a single picture still
 * loads at once, and after it; more of them would take the line from it.
 */
function letFirstPictureBy(markup: SectionMarkup): Pick<SectionMarkup, 'text'> {
  const text = markup.text.replaceAll(urgency, '');
  const place = text.indexOf(eagerPicture) + eagerPicture.length;
  if (place < eagerPicture.length) return text === markup.text ? markup : { text };
  const first = text
    .slice(0, place)
    .replace(eagerPicture, '<img class="vt-picture__img" fetchPriority="low" width=');
  const others = text
    .slice(place)
    .replaceAll(eagerPicture, '<img class="vt-picture__img" loading="lazy" decoding="async" width=');
  return { text: first + others };
}
