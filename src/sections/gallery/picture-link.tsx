import type { Ratio } from '#domain/image-url.ts';
import { Picture } from '#ui/picture.tsx';

import type { CustomElementProps } from '../framework/custom-element.ts';
import type { SectionContext } from '../framework/section-context.ts';
import type { GalleryPicture } from './list-pictures.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'vt-lightbox': CustomElementProps;
    }
  }
}

interface PictureLinkProps extends GalleryPicture {
  /** `3 of 12`: names the link of a picture that says nothing itself. */
  place: number;
  count: number;
  ratio?: Ratio;
  sizes: string;
  eager: boolean;
  priority?: boolean;
  /** Fills its box whatever its shape. */
  isCover?: boolean;
  context: SectionContext;
}

/** A picture that opens large: in the lightbox, and without script as its file. */
export function PictureLink(props: PictureLinkProps) {
  const { image, caption, place, count, ratio, sizes, eager, priority, isCover = false, context } = props;
  const isNameless = image.alt === '' && image.title === '' && caption === '';
  return (
    <a
      className="vt-picture-link"
      href={image.uri}
      aria-label={isNameless ? context.t('gallery.open', { n: place + 1, count }) : undefined}
    >
      <Picture
        className={isCover ? 'vt-picture--cover' : undefined}
        image={image}
        ratio={ratio}
        sizes={sizes}
        eager={eager}
        priority={priority}
      />
      {caption !== '' && <span className="vt-picture-link__caption">{caption}</span>}
    </a>
  );
}

/** What the lightbox says, in the shop's language. */
export function lightboxTexts({ t }: SectionContext): Record<`data-${string}`, string> {
  return {
    'data-label': t('gallery.viewer'),
    'data-close': t('common.close'),
    'data-previous': t('gallery.previous'),
    'data-next': t('gallery.next'),
  };
}
