import { Picture } from '#ui/picture.tsx';

import type { SectionContext } from '../framework/section-context.ts';
import { BenefitIcon } from './benefit-icon.tsx';
import type { BenefitItem } from './benefit.section.ts';

interface BenefitPartProps {
  item: BenefitItem;
  /** Its picture loads at once. */
  eager?: boolean;
  context: SectionContext;
}

/** Those with words; an icon alone says nothing. */
export function listBenefits<Item extends { title: string; text: string }>(items: readonly Item[]): Item[] {
  return items.filter(({ title, text }) => title !== '' || text !== '');
}

/** The picture, else the icon; null when the item has neither. */
export function BenefitSign({ item, eager, context }: BenefitPartProps) {
  const image = context.image(item.image);
  if (!image && item.icon === 'none') return null;
  return (
    <span className="vt-benefit__sign" data-picture={image ? '' : undefined}>
      {image ? (
        <Picture image={image} alt="" ratio="1:1" sizes="72px" eager={eager} />
      ) : (
        <BenefitIcon name={item.icon} size={36} />
      )}
    </span>
  );
}
