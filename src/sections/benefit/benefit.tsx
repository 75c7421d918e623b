// oxlint-disable react/no-array-index-key -- items have no identity but their place
import { resolveLinkTarget } from '#domain/link-target.ts';
import { Picture } from '#ui/picture.tsx';

import type { SectionViewProps } from '../framework/define-section.ts';
import type { SectionContext } from '../framework/section-context.ts';
import { BenefitIcon } from './benefit-icon.tsx';
import type { BenefitItem, benefitSection } from './benefit.schema.ts';

export function Benefit({ options, items, context }: SectionViewProps<typeof benefitSection>) {
  const shown = items.filter(({ title, text }) => title !== '' || text !== '');
  if (shown.length === 0) return null;
  // Under a section without a title of its own these are the next level down from the page's.
  const Title = options.heading.title === '' ? 'h2' : 'h3';
  return (
    <ul className="vt-benefit" data-align={options.heading.textAlign} data-count={Math.min(4, shown.length)}>
      {shown.map((item, place) => (
        <li key={place} className="vt-benefit__item">
          <BenefitSign item={item} context={context} />
          {item.title !== '' && (
            <Title className="vt-benefit__title">
              <BenefitTitle item={item} context={context} />
            </Title>
          )}
          {item.text !== '' && <p className="vt-benefit__text">{item.text}</p>}
        </li>
      ))}
    </ul>
  );
}

function BenefitSign({ item, context }: { item: BenefitItem; context: SectionContext }) {
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

function BenefitTitle({ item, context }: { item: BenefitItem; context: SectionContext }) {
  const link = item.link && resolveLinkTarget(item.link, { origin: context.origin });
  if (!link?.href) return item.title;
  return (
    <a href={link.href} target={link.newTab ? '_blank' : undefined} rel={link.rel}>
      {item.title}
    </a>
  );
}
