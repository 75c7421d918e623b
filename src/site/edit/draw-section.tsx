import { cloneElement, type ComponentProps, type ReactElement } from 'react';

import type { SectionView } from '#sections/framework/define-section.ts';
import type { StyledView, ViewRegistry } from '#sections/framework/registry.ts';
import { renderSection, type PreparedSection } from '#sections/framework/render-section.tsx';
import type { SectionContext } from '#sections/framework/section-context.ts';
import { partsOf, sharedSection } from '#sections/framework/shared-section.ts';
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
  const isShared = section.type === sharedSection.type;
  const view = isShared
    ? viewOfShared(views, { context, index, reportBroken })
    : views.get(section.type)?.view;
  if (!view) return drawNotice(section, { text: 'section.unknown', context });
  try {
    const element = renderSection(section, view, context, index);
    if (element) return element as ReactElement<Record<string, unknown>>;
  } catch (error) {
    reportBroken(section, error);
  }
  return drawNotice(section, { text: 'section.broken', context });
}

/** Draws what the shared section `id` holds, which is edited where it stands by itself alone. */
function viewOfShared(
  views: ViewRegistry,
  { context, index, reportBroken }: Omit<DrawInput, 'views'>,
): SectionView<never> {
  return ({ id, data }) => {
    const section = { id, type: sharedSection.type, data: data as PreparedSection['data'] };
    const parts = partsOf(section).flatMap((part, place) => {
      const drawn = drawPart(part, views.get(part.type), { context, index: index + place, reportBroken });
      // The canvas takes the whole as one section.
      return drawn ? [cloneElement(drawn, { key: part.id, 'data-section-id': undefined })] : [];
    });
    return parts.length === 0 ? null : <div inert>{parts}</div>;
  };
}

/** As visitors get it: one that shows nothing, or that throws, is left out. */
function drawPart(
  part: PreparedSection,
  view: StyledView | undefined,
  { context, index, reportBroken }: Omit<DrawInput, 'views'>,
): ReactElement<Record<string, unknown>> | null {
  try {
    const drawn = view && renderSection(part, view.view, { ...context, editing: false }, index);
    return (drawn ?? null) as ReactElement<Record<string, unknown>> | null;
  } catch (error) {
    reportBroken(part, error);
    return null;
  }
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
