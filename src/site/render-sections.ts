import { renderToString } from 'react-dom/server';

import type { LookRegistry } from '#sections/framework/registry.ts';
import { renderSection, type PreparedSection } from '#sections/framework/render-section.tsx';
import type { SectionContext } from '#sections/framework/section-context.ts';
import { sectionStyles } from '#sections/framework/section-styles.ts';
import type { Sheet } from '#ui/sheets.ts';

import { urgency, type FragmentCache } from './cache/fragment-cache.ts';
import type { PagePart } from './cache/page-cache.ts';

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
  looks: LookRegistry;
  context: SectionContext;
  fragments: FragmentCache;
  reportBroken: (section: PreparedSection, error: unknown) => void;
}

/** Renders every section on its own, so that a broken one costs only itself (decision 4). */
export function renderSections(
  sections: PreparedSection[],
  { looks, context, fragments, reportBroken }: RenderSectionsOptions,
): RenderedSections {
  const parts: PagePart[] = [];
  let scoped = '';
  let index = 0;
  let hasTitle = false;
  let hasUrgent = false;
  const sheets = new Map<string, readonly Sheet[]>();
  for (const section of sections) {
    const look = looks.get(section.type);
    if (!look) continue;
    try {
      const markup = fragments.render(section, index, context, (given) => {
        const element = renderSection(section, look.view, given, index);
        return element && renderToString(element);
      });
      if (markup === null) continue;
      // The first title is the page's one h1 (requirement 123). Rich text has none: the sanitiser takes it out.
      const isSecondTitle = markup.isTitle && hasTitle;
      // Nor is there a first among pictures that all come first.
      const isSecondUrgent = markup.isUrgent && hasUrgent;
      let text = isSecondTitle ? markup.text.replaceAll(/<(\/?)h1\b/g, '<$1h2') : markup.text;
      if (isSecondUrgent) text = text.replaceAll(urgency, '');
      parts.push(isSecondTitle || isSecondUrgent ? text : markup.bytes);
      hasTitle ||= markup.isTitle;
      hasUrgent ||= markup.isUrgent;
    } catch (error) {
      reportBroken(section, error);
      continue;
    }
    index++;
    sheets.set(section.type, look.sheets);
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
