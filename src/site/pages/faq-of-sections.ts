import type { PreparedSection } from '#sections/framework/render-section.tsx';
import { faqEntries } from '#sections/faq/faq.section.ts';

import { faqData } from '../document/structured-data.ts';

const faqTypes = new Set(['faq', 'faq-1', 'faq-2']);

/** All questions of a page's FAQ sections in one FAQPage object. */
export function faqOfSections(sections: PreparedSection[]): Record<string, unknown>[] {
  return faqData(
    sections
      .filter((section) => faqTypes.has(section.type))
      .flatMap((section) => faqEntries(section.items as never)),
  );
}
