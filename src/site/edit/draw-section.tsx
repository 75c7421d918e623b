import type { ReactElement } from 'react';

import type { LookRegistry } from '#sections/framework/registry.ts';
import { renderSection, type PreparedSection } from '#sections/framework/render-section.tsx';
import type { SectionContext } from '#sections/framework/section-context.ts';

interface DrawInput {
  looks: LookRegistry;
  context: SectionContext;
  index: number;
  /** Hears of a view that threw. */
  reportBroken(section: PreparedSection, error: unknown): void;
}

/** A section as the builder's frame shows it: there always is one, so that it can be selected and removed. */
export function drawSection(
  section: PreparedSection,
  { looks, context, index, reportBroken }: DrawInput,
): ReactElement<Record<string, unknown>> {
  const look = looks.get(section.type);
  if (!look) return drawNotice(section, context.t('section.unknown', { type: section.type }));
  try {
    const element = renderSection(section, look.view, context, index);
    if (element) return element as ReactElement<Record<string, unknown>>;
  } catch (error) {
    reportBroken(section, error);
  }
  return drawNotice(section, context.t('section.broken', { type: section.type }));
}

/** What stands in the place of a section that cannot be shown. */
export function drawNotice(section: PreparedSection, text: string): ReactElement<Record<string, unknown>> {
  return (
    <section
      id={`section-${section.id}`}
      className="vt-section vt-section--empty"
      data-section-id={section.id}
      data-section-type={section.type}
    >
      <p className="vt-section__hint">{text}</p>
    </section>
  );
}
