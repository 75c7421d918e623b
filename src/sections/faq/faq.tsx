// oxlint-disable react/no-array-index-key -- items have no identity but their place
import { RichText } from '#ui/rich-text.tsx';

import type { SectionViewProps } from '../framework/define-section.ts';
import type { faqSection } from './faq.schema.ts';

/** Native disclosures: they work without script, and browsers open them for a search in the page. */
export function Faq({ options, items }: SectionViewProps<typeof faqSection>) {
  const shown = items.filter(({ question, answer }) => question !== '' && answer !== '');
  if (shown.length === 0) return null;
  // Under a section without a title of its own these are the next level down from the page's.
  const Title = options.heading.title === '' ? 'h2' : 'h3';
  return (
    <div className="vt-faq">
      {shown.map(({ question, answer }, place) => (
        <details key={place} className="vt-faq__item" open={(options.openFirst && place === 0) || undefined}>
          <summary className="vt-faq__question">
            <Title>{question}</Title>
          </summary>
          <RichText className="vt-faq__answer" html={answer} />
        </details>
      ))}
    </div>
  );
}
