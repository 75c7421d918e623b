// oxlint-disable react/no-array-index-key -- items have no identity but their place
import type { SectionViewProps } from '../framework/define-section.ts';
import { LinkedTitle, titleLevel } from '../framework/linked-title.tsx';
import { BenefitSign, listBenefits } from './benefit-parts.tsx';
import type { benefitSection } from './benefit.section.ts';

export function Benefit({ options, items, eager, context }: SectionViewProps<typeof benefitSection>) {
  const shown = listBenefits(items);
  if (shown.length === 0) return null;
  const Title = titleLevel(options.heading);
  return (
    <ul className="vt-benefit" data-align={options.heading.textAlign} data-count={Math.min(4, shown.length)}>
      {shown.map((item, place) => (
        <li key={place} className="vt-benefit__item">
          <BenefitSign item={item} eager={eager && place < 4} context={context} />
          {item.title !== '' && (
            <Title className="vt-benefit__title">
              <LinkedTitle title={item.title} link={item.link} context={context} />
            </Title>
          )}
          {item.text !== '' && <p className="vt-benefit__text">{item.text}</p>}
        </li>
      ))}
    </ul>
  );
}
