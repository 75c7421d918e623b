import { Picture } from '#ui/picture.tsx';
import { RichText } from '#ui/rich-text.tsx';

import type { SectionViewProps } from '../framework/define-section.ts';
import type { form2Section } from './form-2.section.ts';

/** The wrapper has no box (`display: contents`): its parts and the frame's heading share one grid of two halves. */
export function Form2({ id, options, eager, index, context }: SectionViewProps<typeof form2Section>) {
  const { html, alt, colorText } = options.content;
  const image = context.image(options.content.image);
  const hasWords = options.heading.title !== '' || options.heading.note !== '' || html !== '';
  return (
    <div
      className="vt-form-2"
      data-beside={image ? 'picture' : hasWords ? 'words' : undefined}
      data-form={options.formSide}
    >
      {image && (
        <div className="vt-form-2__picture">
          <Picture
            className="vt-picture--cover"
            image={image}
            alt={alt || undefined}
            sizes="(width >= 1234px) 573px, (width >= 860px) 47vw, 100vw"
            eager={eager}
            priority={index === 0}
          />
        </div>
      )}
      {html !== '' && (
        <div className="vt-form-2__text" style={colorText ? { color: colorText } : undefined}>
          <RichText html={html} />
        </div>
      )}
      <div className="vt-form-2__form vt-form-card">{context.leadForm(id, options.button)}</div>
    </div>
  );
}
