import type { ReactElement } from 'react';

import type { StylesByScreen } from '#domain/schemas/section.schema.ts';
import { ActionButton } from '#ui/action-button.tsx';
import { RichText } from '#ui/rich-text.tsx';
import type { z } from 'zod';

import type { FrameOptions, SectionView } from './define-section.ts';
import type { commonOptions } from './fields.ts';
import type { SectionContext } from './section-context.ts';
import { SectionHint } from './section-hint.tsx';

type CommonOptions = z.infer<z.ZodObject<typeof commonOptions>>;

/** A section ready to be drawn: parsed, sanitised, its data loaded. Plain data, so it travels to the editor. */
export interface PreparedSection {
  id: string;
  type: string;
  hidden: boolean;
  frame: FrameOptions;
  options: CommonOptions & Record<string, unknown>;
  items: unknown[];
  styles: StylesByScreen;
  data: Record<string, unknown>;
}

/** How many sections from the top load at once; later ones wait for the viewport (specification section 2). */
const eagerSections = 4;

/** Draws one section in its frame; null when there is nothing to show to a visitor. */
export function renderSection(
  section: PreparedSection,
  view: SectionView<never>,
  context: SectionContext,
  index: number,
): ReactElement | null {
  const body = view({
    id: section.id,
    index,
    eager: index < eagerSections,
    options: section.options as never,
    items: section.items as never,
    data: section.data as never,
    context,
  });
  if (body === null || body === undefined || body === false) {
    return context.editing ? <EmptySection section={section} context={context} /> : null;
  }
  const { options, frame } = section;
  const titled = frame.kind === 'standard' && options.heading.title !== '';
  const headingId = `section-${section.id}-title`;
  return (
    <section
      id={`section-${section.id}`}
      className={`vt-section vt-section--${frame.kind}`}
      data-section-id={section.id}
      data-section-type={section.type}
      data-background={options.background}
      data-width={options.section.width}
      data-dimmed={section.hidden || undefined}
      aria-labelledby={titled ? headingId : undefined}
    >
      {frame.kind === 'bare' ? (
        body
      ) : (
        <div className="vt-section__inner" data-container={options.container.width}>
          <SectionHeading options={options} id={headingId} />
          <RichText html={options.content.htmlBefore} />
          {body}
          <RichText html={options.content.htmlAfter} />
          {frame.button === 'frame' && <SectionButton options={options} />}
          <SectionFooter options={options} />
        </div>
      )}
    </section>
  );
}

/** Title and note over a section's body. Bare sections may place it themselves. */
export function SectionHeading({ options, id }: { options: CommonOptions; id?: string }) {
  const { heading } = options;
  if (heading.title === '' && heading.note === '') return null;
  return (
    <header className="vt-section__heading" data-align={heading.textAlign}>
      {heading.title !== '' && (
        <h2
          id={id}
          className="vt-section__title"
          style={heading.color ? { color: heading.color } : undefined}
        >
          {heading.title}
        </h2>
      )}
      {heading.note !== '' && (
        <p className="vt-section__note" style={heading.colorNote ? { color: heading.colorNote } : undefined}>
          {heading.note}
        </p>
      )}
    </header>
  );
}

function SectionButton({ options }: { options: CommonOptions }) {
  const button = <ActionButton button={options.button} />;
  if (options.button.title === '' || !options.button.isShow) return null;
  return (
    <div className="vt-section__action" data-align={options.heading.textAlign}>
      {button}
    </div>
  );
}

function SectionFooter({ options }: { options: CommonOptions }) {
  const { footer } = options;
  if (footer.note === '' && footer.button.title === '') return null;
  return (
    <footer className="vt-section__footer" data-align={footer.textAlign}>
      {footer.note !== '' && (
        <p style={footer.colorNote ? { color: footer.colorNote } : undefined}>{footer.note}</p>
      )}
      <ActionButton button={footer.button} />
    </footer>
  );
}

function EmptySection({ section, context }: { section: PreparedSection; context: SectionContext }) {
  return (
    <section
      id={`section-${section.id}`}
      className="vt-section vt-section--empty"
      data-section-id={section.id}
      data-section-type={section.type}
    >
      <SectionHint text="section.empty" type={section.type} context={context} />
    </section>
  );
}
