import type { Image } from '#domain/schemas/image.schema.ts';

import type { SectionContext } from '../framework/section-context.ts';

export interface GalleryPicture {
  image: Image;
  caption: string;
}

/** Pictures that are there: those of the items, then those that were chosen in one go. */
export function listPictures(
  items: readonly { image: number | null; caption: string }[],
  more: readonly number[],
  context: SectionContext,
): GalleryPicture[] {
  const all = [...items, ...more.map((image) => ({ image, caption: '' }))];
  return all.flatMap(({ image: id, caption }) => {
    const image = context.image(id);
    return image ? [{ image, caption }] : [];
  });
}
