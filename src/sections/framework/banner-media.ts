import { z } from 'zod';

import { imageField, videoField } from './fields.ts';
import { parseVideoUrl, type VideoSource } from './video-source.ts';

const entrySchema = z.object({ image: imageField(), video: videoField() }).prefault({});

/**
 * What a banner shows on larger screens and on phones: a picture, or a film with the picture as its
 * poster. An entry of phones without both follows the desktop's.
 */
export const bannerMediaSchema = z.object({ desktop: entrySchema, mobile: entrySchema }).prefault({});
export type BannerMedia = z.infer<typeof bannerMediaSchema>;

export interface ResolvedBannerMedia {
  image: { desktop: number | null; mobile: number | null };
  video: { desktop: VideoSource | null; mobile: VideoSource | null };
}

/** A phone entry that has only a picture means: no film on phones. */
export function resolveBannerMedia({ desktop, mobile }: BannerMedia): ResolvedBannerMedia {
  const hasMobile = mobile.image !== null || mobile.video !== '';
  const video = parseVideoUrl(desktop.video);
  return {
    image: {
      desktop: desktop.image ?? mobile.image,
      mobile: mobile.image ?? desktop.image,
    },
    video: { desktop: video, mobile: hasMobile ? parseVideoUrl(mobile.video) : video },
  };
}
