// oxlint-disable react/no-array-index-key -- items have no identity but their place
import { Picture } from '#ui/picture.tsx';

import type { SectionViewProps } from '../framework/define-section.ts';
import { LinkedTitle, titleLevel } from '../framework/linked-title.tsx';
import type { HoverTile, hoverTextSection } from './hover-text.section.ts';

const tileSizes = '(width >= 900px) 390px, (width >= 568px) 50vw, 100vw';

export function HoverText({ options, items, eager, context }: SectionViewProps<typeof hoverTextSection>) {
  const shown = items.filter(({ title, text }) => title !== '' || text !== '');
  if (shown.length === 0) return null;
  const Title = titleLevel(options.heading);
  return (
    <ul className="vt-hover" data-count={Math.min(3, shown.length)}>
      {shown.map((tile, place) => {
        const image = context.image(tile.image);
        return (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the focus shows what a pointer shows
          <li key={place} className="vt-hover__tile" tabIndex={isReadByFocus(tile, image) ? 0 : undefined}>
            {image && (
              <Picture
                className="vt-picture--cover"
                image={image}
                alt=""
                sizes={tileSizes}
                eager={eager && place < 3}
              />
            )}
            <div className="vt-hover__words">
              {tile.title !== '' && (
                <Title className="vt-hover__title">
                  <LinkedTitle
                    className="vt-hover__link"
                    title={tile.title}
                    link={tile.link}
                    context={context}
                  />
                </Title>
              )}
              {tile.text !== '' && (
                <div className="vt-hover__rise">
                  <p className="vt-hover__text">{tile.text}</p>
                </div>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** Words that wait for a pointer must come for the keyboard too; a tile with a link has that for it. */
function isReadByFocus({ text, link }: HoverTile, image: unknown): boolean {
  return text !== '' && link === null && image !== null;
}
