// oxlint-disable react/no-array-index-key -- items have no identity but their place
import { Picture } from '#ui/picture.tsx';

import type { SectionViewProps } from '../framework/define-section.ts';
import type { SectionContext } from '../framework/section-context.ts';
import { LinkedTitle, titleLevel } from '../framework/linked-title.tsx';
import { BenefitSign, listBenefits } from './benefit-parts.tsx';
import type {
  benefit1Section,
  benefit2Section,
  benefit3Section,
  benefit4Section,
  BenefitItem,
} from './benefit.section.ts';

export function Benefit1({ options, items, eager, context }: SectionViewProps<typeof benefit1Section>) {
  const shown = listBenefits(items);
  if (shown.length === 0) return null;
  return (
    <ul className="vt-benefit-rows" data-count={Math.min(4, shown.length)}>
      {shown.map((item, place) => (
        <li key={place} className="vt-benefit-rows__item">
          <BenefitSign item={item} eager={eager && place < 4} context={context} />
          <BenefitWords item={item} level={titleLevel(options.heading)} context={context} />
        </li>
      ))}
    </ul>
  );
}

export function Benefit2({ options, items, context }: SectionViewProps<typeof benefit2Section>) {
  const shown = listBenefits(items);
  if (shown.length === 0) return null;
  return (
    <ol className="vt-benefit-steps" data-count={Math.min(4, shown.length)}>
      {shown.map((item, place) => (
        <li key={place} className="vt-benefit-steps__item">
          <span className="vt-benefit-steps__number" aria-hidden="true">
            {String(place + 1).padStart(2, '0')}
          </span>
          <BenefitWords item={item} level={titleLevel(options.heading)} context={context} />
        </li>
      ))}
    </ol>
  );
}

const cardSizes = '(width >= 1025px) 370px, (width >= 568px) 45vw, 92vw';

export function Benefit3({ options, items, eager, context }: SectionViewProps<typeof benefit3Section>) {
  const shown = listBenefits(items);
  if (shown.length === 0) return null;
  return (
    <ul className="vt-benefit-cards" data-count={Math.min(4, shown.length)}>
      {shown.map((item, place) => {
        const image = context.image(item.image);
        return (
          <li key={place} className="vt-benefit-cards__card">
            {image && (
              <Picture image={image} alt="" ratio="3:2" sizes={cardSizes} eager={eager && place < 4} />
            )}
            <div className="vt-benefit-cards__words">
              {!image && <BenefitSign item={item} context={context} />}
              <BenefitWords item={item} level={titleLevel(options.heading)} context={context} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

export function Benefit4({ options, items, eager, context }: SectionViewProps<typeof benefit4Section>) {
  const shown = listBenefits(items);
  if (shown.length === 0) return null;
  const image = context.image(options.content.image);
  return (
    <div className="vt-benefit-split" data-side={options.side} data-picture={image ? '' : undefined}>
      {image && (
        <div className="vt-benefit-split__picture">
          <Picture
            image={image}
            alt={options.content.alt || image.alt}
            ratio="4:5"
            sizes="(width >= 1025px) 560px, (width >= 720px) 46vw, 92vw"
            eager={eager}
          />
        </div>
      )}
      <ul className="vt-benefit-rows vt-benefit-split__list" data-count="1">
        {shown.map((item, place) => (
          <li key={place} className="vt-benefit-rows__item">
            <BenefitSign item={{ ...item, image: null }} context={context} />
            <BenefitWords item={item} level={titleLevel(options.heading)} context={context} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function BenefitWords({
  item,
  level: Title,
  context,
}: {
  item: Pick<BenefitItem, 'title' | 'text' | 'link'>;
  level: 'h2' | 'h3';
  context: SectionContext;
}) {
  return (
    <div>
      {item.title !== '' && (
        <Title className="vt-benefit__title">
          <LinkedTitle title={item.title} link={item.link} context={context} />
        </Title>
      )}
      {item.text !== '' && <p className="vt-benefit__text">{item.text}</p>}
    </div>
  );
}
