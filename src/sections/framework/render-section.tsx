import type { ReactElement, ReactNode } from 'react';

import type { StylesByScreen } from '#domain/schemas/section.schema.ts';
import { ActionButton } from '#ui/action-button.tsx';
import { RichText } from '#ui/rich-text.tsx';
import type { z } from 'zod';

import type { FrameOptions, SectionView } from './define-section.ts';
import type { commonOptions } from './fields.ts';
import type { SectionContext } from './section-context.ts';
import { EmptyHint } from './section-hint.tsx';

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
  const body = drawBody(section, view, context, index);
  if (body === null) return context.editing ? drawEmpty(section, view, context, index) : null;
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
      <SectionFrame section={section} headingId={headingId} body={body} />
    </section>
  );
}

/** Null where the view has nothing to show. */
function drawBody(
  section: PreparedSection,
  view: SectionView<never>,
  context: SectionContext,
  index: number,
): NonNullable<ReactNode> | null {
  const body = view({
    id: section.id,
    index,
    eager: index < eagerSections,
    options: section.options as never,
    items: section.items as never,
    data: section.data as never,
    context,
  });
  return body === undefined || body === false ? null : body;
}

interface SectionFrameProps {
  section: PreparedSection;
  headingId: string;
  body: ReactNode;
}

function SectionFrame({ section: { options, frame }, headingId, body }: SectionFrameProps) {
  if (frame.kind === 'bare') return body;
  return (
    <div className="vt-section__inner" data-container={options.container.width}>
      <SectionHeading options={options} id={headingId} />
      <RichText html={options.content.htmlBefore} />
      {body}
      <RichText html={options.content.htmlAfter} />
      {frame.button === 'frame' && <SectionButton options={options} />}
      <SectionFooter options={options} />
    </div>
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

/**
 * In the builder: what the section waits for, and below it how it will look, drawn with samples that take
 * neither pointer nor focus. An element, not a component: the frame keeps the `<section>` and changes its props.
 */
function drawEmpty(
  section: PreparedSection,
  view: SectionView<never>,
  context: SectionContext,
  index: number,
): ReactElement {
  const filled = context.samples?.fillGaps(section, context);
  const body = filled ? drawBody(filled.section, view, filled.context, index) : null;
  return (
    <section
      id={`section-${section.id}`}
      className="vt-section vt-section--empty"
      data-section-id={section.id}
      // What it had while it was shown is taken off: it lays out the page, and colours what lies behind the hint.
      data-section-type={undefined}
      data-background={undefined}
      data-width={undefined}
      data-dimmed={section.hidden || undefined}
    >
      <EmptyHint type={section.type} context={context} />
      {filled && body !== null && (
        <div className="vt-section__sample" data-mark={context.editor?.sample} inert aria-hidden="true">
          <div
            className={`vt-section vt-section--${section.frame.kind}`}
            data-background={section.options.background}
            data-width={section.options.section.width}
          >
            <SectionFrame section={filled.section} headingId={`section-${section.id}-title`} body={body} />
          </div>
        </div>
      )}
    </section>
  );
}
