// oxlint-disable react/no-array-index-key -- items have no identity but their place
import { resolveLinkTarget } from '#domain/link-target.ts';
import { Picture } from '#ui/picture.tsx';

import type { SectionViewProps } from '../framework/define-section.ts';
import type { SectionContext } from '../framework/section-context.ts';
import type { HoverTile, hoverTextSection } from './hover-text.schema.ts';

const tileSizes = '(width >= 900px) 390px, (width >= 568px) 50vw, 100vw';

export function HoverText({ options, items, context }: SectionViewProps<typeof hoverTextSection>) {
  const shown = items.filter(({ title, text }) => title !== '' || text !== '');
  if (shown.length === 0) return null;
  const Title = options.heading.title === '' ? 'h2' : 'h3';
  return (
    <ul className="vt-hover" data-count={Math.min(3, shown.length)}>
      {shown.map((tile, place) => {
        const image = context.image(tile.image);
        return (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the focus shows what a pointer shows
          <li key={place} className="vt-hover__tile" tabIndex={isReadByFocus(tile, image) ? 0 : undefined}>
            {image && <Picture className="vt-picture--cover" image={image} alt="" sizes={tileSizes} />}
            <div className="vt-hover__words">
              {tile.title !== '' && (
                <Title className="vt-hover__title">
                  <TileTitle tile={tile} context={context} />
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

/** A link covers its whole tile. */
function TileTitle({ tile, context }: { tile: HoverTile; context: SectionContext }) {
  const link = tile.link && resolveLinkTarget(tile.link, { origin: context.origin });
  if (!link?.href) return tile.title;
  return (
    <a className="vt-hover__link" href={link.href} target={link.newTab ? '_blank' : undefined} rel={link.rel}>
      {tile.title}
    </a>
  );
}

/** Words that wait for a pointer must come for the keyboard too; a tile with a link has that for it. */
function isReadByFocus({ text, link }: HoverTile, image: unknown): boolean {
  return text !== '' && link === null && image !== null;
}
