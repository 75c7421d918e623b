import {
  IconArticle,
  IconBox,
  IconLayoutNavbar,
  IconPhoto,
  IconPuzzle,
  IconShoppingBag,
  IconTypography,
  IconAddressBook,
  type Icon,
} from '@tabler/icons-react';

import type { Purpose } from '#sections/framework/labels.ts';
import { sectionLabels } from '#sections/section-labels.ts';

const icons: Readonly<Record<Purpose, Icon>> = {
  opening: IconLayoutNavbar,
  text: IconTypography,
  products: IconShoppingBag,
  pictures: IconPhoto,
  journal: IconArticle,
  contact: IconAddressBook,
  page: IconBox,
};

/** Tells at a glance what a section is for. */
export function SectionIcon({ type }: { type: string }) {
  const purpose = sectionLabels.get(type)?.purpose;
  const Sign = purpose ? icons[purpose] : IconPuzzle;
  return <Sign size={16} stroke={1.75} aria-hidden />;
}
