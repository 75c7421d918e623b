// oxlint-disable react/no-array-index-key -- pictures have no identity but their place
import type { CSSProperties } from 'react';

import type { Ratio } from '#domain/image-url.ts';

import type { SectionContext } from '../framework/section-context.ts';
import type { GalleryPicture } from './list-pictures.ts';
import { PictureLink } from './picture-link.tsx';

interface ItemLook {
  /** Without one the picture keeps its own shape. */
  ratio?: Ratio;
  sizes: string;
  /** Fills its box whatever its shape. */
  isCover?: boolean;
  style?: CSSProperties;
}

interface PictureItemsProps {
  pictures: readonly GalleryPicture[];
  /** The section's place on its page and whether it loads at once. */
  section: { index: number; eager: boolean; context: SectionContext };
  /** How many pictures are in sight at first. */
  inSight: number;
  look(place: number, picture: GalleryPicture): ItemLook;
}

/** The items of a gallery's list, each a picture that opens large. */
export function PictureItems({ pictures, section, inSight, look }: PictureItemsProps) {
  const { index, eager, context } = section;
  return pictures.map((picture, place) => {
    const { style, ...rest } = look(place, picture);
    return (
      <li key={place} style={style}>
        <PictureLink
          {...picture}
          {...rest}
          place={place}
          count={pictures.length}
          eager={eager && place < inSight}
          priority={index === 0 && place === 0}
          context={context}
        />
      </li>
    );
  });
}
