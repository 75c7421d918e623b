import { RichText } from '#ui/rich-text.tsx';

import type { SectionViewProps } from '../framework/define-section.ts';
import type { textSection } from './text.schema.ts';

export function Text({ options }: SectionViewProps<typeof textSection>) {
  const { html, colorText } = options.content;
  if (html === '' && options.heading.title === '') return null;
  return (
    <div
      className="vt-text"
      data-measure={options.measure}
      data-size={options.size === 'large' ? 'large' : undefined}
      data-align={options.heading.textAlign}
      style={colorText ? { color: colorText } : undefined}
    >
      <RichText html={html} />
    </div>
  );
}
