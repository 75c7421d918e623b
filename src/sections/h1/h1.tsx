import type { SectionViewProps } from '../framework/define-section.ts';
import type { h1Section } from './h1.schema.ts';

export function H1({ options, context }: SectionViewProps<typeof h1Section>) {
  const { heading } = options;
  return (
    <header className="vt-h1 vt-container" data-align={heading.textAlign}>
      <h1 style={heading.color ? { color: heading.color } : undefined}>{heading.title || context.page.h1}</h1>
      {heading.note !== '' && (
        <p className="vt-section__note" style={heading.colorNote ? { color: heading.colorNote } : undefined}>
          {heading.note}
        </p>
      )}
    </header>
  );
}
