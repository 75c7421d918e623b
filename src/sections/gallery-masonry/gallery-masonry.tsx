// oxlint-disable react/no-array-index-key -- items have no identity but their place
import type { CSSProperties } from 'react';

import type { Image } from '#domain/schemas/image.schema.ts';
import { Picture } from '#ui/picture.tsx';

import type { SectionViewProps } from '../framework/define-section.ts';
import { listPictures } from '../gallery/list-pictures.ts';
import { lightboxTexts } from '../gallery/picture-link.tsx';
import type { galleryMasonrySection } from './gallery-masonry.section.ts';
import { spreadEvenly } from './spread-evenly.ts';

/** Grid rows to a column's width: the finer, the closer a picture's box comes to its proportions. */
const rowsPerColumn = 24;

/**
 * Masonry without script: proportions are known here, so each picture is given its number of rows and, on
 * screens with several columns, the one that it stands in. Reading order stays the order of the list.
 */
export function GalleryMasonry({
  options,
  items,
  context,
  index,
  eager,
}: SectionViewProps<typeof galleryMasonrySection>) {
  const pictures = listPictures(items, options.content.images, context);
  if (pictures.length === 0) return null;
  const fit = (columns: number) => Math.min(Math.round(columns), pictures.length);
  const desktop = fit(options.columns.desktop);
  const tablet = fit(options.columns.tablet);
  const mobile = fit(options.columns.mobile);
  const rows = pictures.map(({ image }) => rowsOf(image));
  const onDesktop = spreadEvenly(rows, desktop);
  const onTablet = spreadEvenly(rows, tablet);
  const onMobile = mobile > 1 ? spreadEvenly(rows, mobile) : null;
  const columns = { '--vt-desktop': desktop, '--vt-tablet': tablet, '--vt-mobile': mobile } as CSSProperties;
  const sizes = `(width >= 1025px) ${Math.ceil(1170 / desktop)}px, (width >= 568px) ${Math.ceil(100 / tablet)}vw, ${Math.ceil(100 / mobile)}vw`;
  return (
    <vt-lightbox className="vt-masonry" style={columns} {...lightboxTexts(context)}>
      <ul className="vt-masonry__list">
        {pictures.map(({ image, caption }, place) => (
          <li
            key={place}
            className="vt-masonry__item"
            style={
              {
                '--vt-rows': rows[place],
                '--vt-t': (onTablet[place] ?? 0) + 1,
                '--vt-d': (onDesktop[place] ?? 0) + 1,
                ...(onMobile && { '--vt-m': (onMobile[place] ?? 0) + 1 }),
              } as CSSProperties
            }
          >
            <a
              className="vt-masonry__link"
              href={image.uri}
              aria-label={linkName(
                image,
                caption,
                context.t('gallery.open', { n: place + 1, count: pictures.length }),
              )}
            >
              <Picture
                className="vt-picture--cover"
                image={image}
                sizes={sizes}
                eager={eager && place < 3}
                priority={index === 0 && place === 0}
              />
              {caption !== '' && <span className="vt-masonry__caption">{caption}</span>}
            </a>
          </li>
        ))}
      </ul>
    </vt-lightbox>
  );
}

/** Panoramas and towers are cropped to 1:2.5 and 2:1, so that none of them swallows the wall. */
function rowsOf(image: Image): number {
  const ratio = Math.min(2, Math.max(0.4, image.height / image.width || 1));
  return Math.round(ratio * rowsPerColumn) + 1;
}

/** A picture that says what it shows names its link itself. */
function linkName(image: Image, caption: string, fallback: string): string | undefined {
  return image.alt === '' && image.title === '' && caption === '' ? fallback : undefined;
}
