import { renderToString } from 'react-dom/server';

import type { LookRegistry } from '#sections/framework/registry.ts';
import { renderSection, type PreparedSection } from '#sections/framework/render-section.tsx';
import type { SectionContext } from '#sections/framework/section-context.ts';
import { sectionStyles } from '#sections/framework/section-styles.ts';

import type { FragmentCache } from './cache/fragment-cache.ts';
import type { PagePart } from './cache/page-cache.ts';

export interface RenderedSections {
  parts: PagePart[];
  /** Whether one of them is the page's title. */
  hasTitle: boolean;
  /** CSS of the types in use, each once, and the scoped per-screen styles. */
  css(): string;
  /** Names what `css` depends on. */
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
  const typeCss = new Map<string, string>();
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
      parts.push(isSecondTitle ? markup.text.replaceAll(/<(\/?)h1\b/g, '<$1h2') : markup.bytes);
      hasTitle ||= markup.isTitle;
    } catch (error) {
      reportBroken(section, error);
      continue;
    }
    index++;
    typeCss.set(section.type, look.css);
    scoped += sectionStyles(section);
  }
  return {
    parts,
    hasTitle,
    css: () => [...new Set(typeCss.values())].join('') + scoped,
    cssKey: `${[...typeCss.keys()].join(' ')}\n${scoped}`,
  };
}
