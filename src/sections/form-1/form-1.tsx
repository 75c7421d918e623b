import { RichText } from '#ui/rich-text.tsx';

import type { SectionViewProps } from '../framework/define-section.ts';
import type { form1Section } from './form-1.section.ts';

/** A card with the enquiry form, one column. */
export function Form1({ id, options, context }: SectionViewProps<typeof form1Section>) {
  const { html, colorText } = options.content;
  return (
    <div className="vt-form-1" style={colorText ? { color: colorText } : undefined}>
      <RichText html={html} />
      <div className="vt-form-card">{context.leadForm(id, options.button)}</div>
    </div>
  );
}
