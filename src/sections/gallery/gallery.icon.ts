import { IconCarouselHorizontal, IconGridDots, IconLibraryPhoto, IconPhotoScan } from '@tabler/icons-react';

import type { SectionIcons } from '../framework/icons.ts';

export const icons: SectionIcons = {
  gallery: IconGridDots,
  'gallery-1': IconLibraryPhoto,
  'gallery-2': IconCarouselHorizontal,
  'gallery-3': IconPhotoScan,
};
