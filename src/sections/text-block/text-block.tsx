// oxlint-disable react/no-array-index-key -- items have no identity but their place
import type { CSSProperties } from 'react';

import { RichText } from '#ui/rich-text.tsx';

import { BenefitIcon } from '../benefit/benefit-icon.tsx';
import type { SectionViewProps } from '../framework/define-section.ts';
import { LinkedTitle, titleLevel } from '../framework/linked-title.tsx';
import type { SectionContext } from '../framework/section-context.ts';
import type {
  textBlock1Section,
  textBlock2Section,
  textBlockGridSection,
  TextCell,
} from './text-block.section.ts';

export function TextBlock1({ options, items, context }: SectionViewProps<typeof textBlock1Section>) {
  const shown = listTexts(items);
  if (shown.length === 0) return null;
  return (
    <ul className="vt-text-cards" data-count={Math.min(3, shown.length)}>
      {shown.map((item, place) => (
        <li key={place} className="vt-text-cards__card">
          {item.icon !== 'none' && (
            <span className="vt-text-cards__icon">
              <BenefitIcon name={item.icon} size={32} />
            </span>
          )}
          <TextTitle item={item} level={titleLevel(options.heading)} context={context} />
          <RichText html={item.html} />
        </li>
      ))}
    </ul>
  );
}

export function TextBlock2({ options, items, context }: SectionViewProps<typeof textBlock2Section>) {
  const shown = listTexts(items);
  if (shown.length === 0) return null;
  const List = options.numbered ? 'ol' : 'ul';
  return (
    <List className="vt-text-rows">
      {shown.map((item, place) => {
        const mark = options.numbered ? String(place + 1) : item.eyebrow;
        return (
          <li key={place} className="vt-text-rows__row">
            {mark !== '' && (
              <span className="vt-text-rows__mark" aria-hidden={options.numbered || undefined}>
                {mark}
              </span>
            )}
            <div className="vt-text-rows__words">
              <TextTitle
                item={{ ...item, link: null }}
                level={titleLevel(options.heading)}
                context={context}
              />
              <RichText html={item.html} />
            </div>
          </li>
        );
      })}
    </List>
  );
}

export function TextBlockGrid({ options, items, context }: SectionViewProps<typeof textBlockGridSection>) {
  const shown = listTexts(items);
  if (shown.length === 0) return null;
  return (
    <ul className="vt-text-grid">
      {shown.map((item, place) => (
        <li key={place} style={{ '--vt-span': Math.round(item.span) } as CSSProperties}>
          <TextTitle item={item} level={titleLevel(options.heading)} context={context} />
          <RichText html={item.html} />
        </li>
      ))}
    </ul>
  );
}

function TextTitle({
  item,
  level: Title,
  context,
}: {
  item: Pick<TextCell, 'title' | 'link'>;
  level: 'h2' | 'h3';
  context: SectionContext;
}) {
  if (item.title === '') return null;
  return (
    <Title className="vt-text-title">
      <LinkedTitle title={item.title} link={item.link} context={context} />
    </Title>
  );
}

function listTexts<Item extends { title: string; html: string }>(items: readonly Item[]): Item[] {
  return items.filter(({ title, html }) => title !== '' || html !== '');
}
