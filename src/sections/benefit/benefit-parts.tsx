import { resolveLinkTarget } from '#domain/link-target.ts';
import { Picture } from '#ui/picture.tsx';

import type { SectionContext } from '../framework/section-context.ts';
import { BenefitIcon } from './benefit-icon.tsx';
import type { BenefitItem } from './benefit.schema.ts';

interface BenefitPartProps {
  item: BenefitItem;
  context: SectionContext;
}

/** Those with words; an icon alone says nothing. */
export function listBenefits<Item extends { title: string; text: string }>(items: readonly Item[]): Item[] {
  return items.filter(({ title, text }) => title !== '' || text !== '');
}

/** Under a section without a title of its own its items are the next level down from the page's. */
export function titleLevel(heading: { title: string }): 'h2' | 'h3' {
  return heading.title === '' ? 'h2' : 'h3';
}

/** The picture, else the icon; null when the item has neither. */
export function BenefitSign({ item, context }: BenefitPartProps) {
  const image = context.image(item.image);
  if (!image && item.icon === 'none') return null;
  return (
    <span className="vt-benefit__sign" data-picture={image ? '' : undefined}>
      {image ? (
        <Picture image={image} alt="" ratio="1:1" sizes="72px" />
      ) : (
        <BenefitIcon name={item.icon} size={36} />
      )}
    </span>
  );
}

/** The title, as a link where the item leads somewhere. */
export function BenefitTitle({ item, context }: BenefitPartProps) {
  const link = item.link && resolveLinkTarget(item.link, { origin: context.origin });
  if (!link?.href) return item.title;
  return (
    <a href={link.href} target={link.newTab ? '_blank' : undefined} rel={link.rel}>
      {item.title}
    </a>
  );
}
