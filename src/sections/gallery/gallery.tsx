import type { CSSProperties } from 'react';

import type { SectionViewProps } from '../framework/define-section.ts';
import type { gallery1Section, gallery2Section, gallery3Section, gallerySection } from './gallery.section.ts';
import { listPictures } from './list-pictures.ts';
import { PictureItems } from './picture-items.tsx';
import { lightboxTexts } from './picture-link.tsx';

export function Gallery(props: SectionViewProps<typeof gallerySection>) {
  const { options, items, context } = props;
  const pictures = listPictures(items, options.content.images, context);
  if (pictures.length === 0) return null;
  const columns = Math.min(Math.round(options.columns), Math.max(2, pictures.length));
  const sizes = `(width >= 1025px) ${Math.ceil(1170 / columns)}px, (width >= 568px) 33vw, 50vw`;
  return (
    <vt-lightbox className="vt-gallery-grid" {...lightboxTexts(context)}>
      <ul style={{ '--vt-columns': columns } as CSSProperties}>
        <PictureItems
          pictures={pictures}
          section={props}
          inSight={columns}
          look={() => ({ ratio: options.ratio, sizes })}
        />
      </ul>
    </vt-lightbox>
  );
}

export function Gallery1(props: SectionViewProps<typeof gallery1Section>) {
  const { options, items, context } = props;
  const pictures = listPictures(items, options.content.images, context);
  if (pictures.length === 0) return null;
  return (
    <vt-lightbox className="vt-gallery-lead" {...lightboxTexts(context)}>
      <ul data-count={Math.min(5, pictures.length)}>
        <PictureItems
          pictures={pictures}
          section={props}
          inSight={3}
          look={(place) =>
            place === 0
              ? { ratio: '3:2', sizes: '(width >= 1025px) 870px, 100vw' }
              : { ratio: '1:1', sizes: '(width >= 720px) 280px, 30vw' }
          }
        />
      </ul>
    </vt-lightbox>
  );
}

export function Gallery2(props: SectionViewProps<typeof gallery2Section>) {
  const { options, items, context } = props;
  const pictures = listPictures(items, options.content.images, context);
  if (pictures.length === 0) return null;
  return (
    <vt-lightbox className="vt-gallery-row" {...lightboxTexts(context)}>
      <vt-row className="vt-gallery-row__frame">
        <ul className="vt-gallery-row__track" data-part="track">
          <PictureItems
            pictures={pictures}
            section={props}
            inSight={2}
            look={() => ({ ratio: options.ratio, sizes: '(width >= 1025px) 780px, 84vw' })}
          />
        </ul>
        <div className="vt-gallery-row__controls" data-part="controls" hidden>
          <button
            type="button"
            className="vt-gallery-row__button vt-gallery-row__button--back"
            data-part="previous"
            aria-label={context.t('gallery.previous')}
          />
          <button
            type="button"
            className="vt-gallery-row__button"
            data-part="next"
            aria-label={context.t('gallery.next')}
          />
        </div>
      </vt-row>
    </vt-lightbox>
  );
}

export function Gallery3(props: SectionViewProps<typeof gallery3Section>) {
  const { options, items, context } = props;
  const pictures = listPictures(items, options.content.images, context);
  if (pictures.length === 0) return null;
  return (
    <vt-lightbox className="vt-gallery-justified" {...lightboxTexts(context)}>
      <ul style={{ '--vt-height': `${options.height}px` } as CSSProperties}>
        <PictureItems
          pictures={pictures}
          section={props}
          inSight={3}
          look={(_, { image }) => ({
            sizes: `(width >= 720px) ${Math.ceil(options.height * ratioOf(image))}px, 90vw`,
            isCover: true,
            style: { '--vt-ratio': ratioOf(image) } as CSSProperties,
          })}
        />
      </ul>
    </vt-lightbox>
  );
}

/** Width to height; panoramas and towers are cropped, so that none of them takes a row for itself. */
function ratioOf({ width, height }: { width: number; height: number }): number {
  const ratio = width > 0 && height > 0 ? width / height : 1;
  return Math.round(Math.min(2.4, Math.max(0.6, ratio)) * 100) / 100;
}
