// oxlint-disable react/no-array-index-key -- items have no identity but their place
import { RichText } from '#ui/rich-text.tsx';

import type { SectionViewProps } from '../framework/define-section.ts';
import { titleLevel } from '../framework/linked-title.tsx';
import type { faq1Section, faq2Section, FaqItem, faqSection } from './faq.section.ts';

export function Faq({ options, items }: SectionViewProps<typeof faqSection>) {
  return drawQuestions('vt-faq', items, { heading: options.heading, openFirst: options.openFirst });
}

export function Faq1({ options, items }: SectionViewProps<typeof faq1Section>) {
  return drawQuestions('vt-faq vt-faq--boxed', items, {
    heading: options.heading,
    openFirst: options.openFirst,
  });
}

export function Faq2({ options, items }: SectionViewProps<typeof faq2Section>) {
  return drawQuestions('vt-faq vt-faq--cards', items, { heading: options.heading, openFirst: false });
}

/** Native disclosures: they work without script, and browsers open them for a search in the page. */
function drawQuestions(
  className: string,
  items: readonly FaqItem[],
  { heading, openFirst }: { heading: { title: string }; openFirst: boolean },
) {
  const shown = items.filter(({ question, answer }) => question !== '' && answer !== '');
  if (shown.length === 0) return null;
  const Title = titleLevel(heading);
  return (
    <div className={className}>
      {shown.map(({ question, answer }, place) => (
        <details key={place} className="vt-faq__item" open={(openFirst && place === 0) || undefined}>
          <summary className="vt-faq__question">
            <Title>{question}</Title>
          </summary>
          <RichText className="vt-faq__answer" html={answer} />
        </details>
      ))}
    </div>
  );
}
