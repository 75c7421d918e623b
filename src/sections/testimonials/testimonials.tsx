// oxlint-disable react/no-array-index-key, jsx-a11y/no-noninteractive-tabindex -- items have no identity but their place; a scroller without links takes focus itself
import { Picture } from '#ui/picture.tsx';
import { Rating } from '#ui/rating.tsx';

import type { SectionViewProps } from '../framework/define-section.ts';
import type { testimonialsSection } from './testimonials.section.ts';

export function Testimonials({
  options,
  items,
  eager,
  context,
}: SectionViewProps<typeof testimonialsSection>) {
  const shown = items.filter(({ text, name }) => text !== '' && name !== '');
  if (shown.length === 0) return null;
  return (
    <ul
      className="vt-testimonials"
      data-count={Math.min(3, shown.length)}
      // Something in a scroller must take focus, or keys cannot scroll it.
      tabIndex={shown.length > 1 ? 0 : undefined}
    >
      {shown.map(({ name, role, image: imageId, rating, text }, place) => {
        const image = context.image(imageId);
        return (
          <li key={place} className="vt-testimonials__item">
            <figure className="vt-testimonials__card">
              {options.showRating && rating > 0 && <Rating value={rating} t={context.t} />}
              <blockquote className="vt-testimonials__text">
                <p>{text}</p>
              </blockquote>
              <figcaption className="vt-testimonials__who">
                <span className="vt-testimonials__avatar" data-initial={image ? undefined : [...name][0]}>
                  {image && (
                    <Picture image={image} alt="" ratio="1:1" sizes="48px" eager={eager && place < 3} />
                  )}
                </span>
                <span>
                  <span className="vt-testimonials__name">{name}</span>
                  {role !== '' && <span className="vt-testimonials__role">{role}</span>}
                </span>
              </figcaption>
            </figure>
          </li>
        );
      })}
    </ul>
  );
}
