import { z } from 'zod';

import type { Focus } from '#domain/schemas/image.schema.ts';

import { focusField, imageField, videoField } from './fields.ts';
import { parseVideoUrl, type VideoSource } from './video-source.ts';

const entrySchema = z
  .object({ image: imageField(), imageFocus: focusField('image'), video: videoField() })
  .prefault({});

/**
 * What a banner shows on larger screens and on phones: a picture, or a film with the picture as its
 * poster. An entry of phones without both follows the desktop's.
 */
export const bannerMediaSchema = z.object({ desktop: entrySchema, mobile: entrySchema }).prefault({});
export type BannerMedia = z.infer<typeof bannerMediaSchema>;

interface BannerPicture {
  id: number | null;
  focus: Focus | null;
}

export interface ResolvedBannerMedia {
  image: { desktop: BannerPicture; mobile: BannerPicture };
  video: { desktop: VideoSource | null; mobile: VideoSource | null };
}

const pictureOf = ({ image, imageFocus }: BannerMedia['desktop']): BannerPicture => ({
  id: image,
  focus: imageFocus,
});

/** A phone entry that has only a picture means: no film on phones. */
export function resolveBannerMedia({ desktop, mobile }: BannerMedia): ResolvedBannerMedia {
  const hasMobile = mobile.image !== null || mobile.video !== '';
  const video = parseVideoUrl(desktop.video);
  return {
    image: {
      desktop: pictureOf(desktop.image === null ? mobile : desktop),
      mobile: pictureOf(mobile.image === null ? desktop : mobile),
    },
    video: { desktop: video, mobile: hasMobile ? parseVideoUrl(mobile.video) : video },
  };
}
