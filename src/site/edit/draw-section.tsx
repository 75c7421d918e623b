import type { ComponentProps, ReactElement } from 'react';

import type { ViewRegistry } from '#sections/framework/registry.ts';
import { renderSection, type PreparedSection } from '#sections/framework/render-section.tsx';
import type { SectionContext } from '#sections/framework/section-context.ts';
import { SectionHint } from '#sections/framework/section-hint.tsx';

interface DrawInput {
  views: ViewRegistry;
  context: SectionContext;
  index: number;
  /** Hears of a view that threw. */
  reportBroken(section: PreparedSection, error: unknown): void;
}

/** A section as the builder's frame shows it: there always is one, so that it can be selected and removed. */
export function drawSection(
  section: PreparedSection,
  { views, context, index, reportBroken }: DrawInput,
): ReactElement<Record<string, unknown>> {
  const view = views.get(section.type);
  if (!view) return drawNotice(section, { text: 'section.unknown', context });
  try {
    const element = renderSection(section, view.view, context, index);
    if (element) return element as ReactElement<Record<string, unknown>>;
  } catch (error) {
    reportBroken(section, error);
  }
  return drawNotice(section, { text: 'section.broken', context });
}

/** What stands in the place of a section that cannot be shown. */
export function drawNotice(
  section: PreparedSection,
  { text, context }: Pick<ComponentProps<typeof SectionHint>, 'text' | 'context'>,
): ReactElement<Record<string, unknown>> {
  return (
    <section
      id={`section-${section.id}`}
      className="vt-section vt-section--empty"
      data-section-id={section.id}
      data-section-type={section.type}
    >
      <SectionHint text={text} type={section.type} context={context} />
    </section>
  );
}
