import { RichText } from '#ui/rich-text.tsx';

import type { SectionViewProps } from '../framework/define-section.ts';
import type { textSection } from './text.section.ts';

export function Text({ options }: SectionViewProps<typeof textSection>) {
  const { html, htmlBefore, htmlAfter, colorText } = options.content;
  const { title, note } = options.heading;
  if ([html, htmlBefore, htmlAfter, title, note].every((words) => words === '')) return null;
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
