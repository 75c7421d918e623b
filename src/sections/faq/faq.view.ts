import { defineView, type SectionViews } from '../framework/registry.ts';
import faq1Css from './faq-1.css?inline';
import faq2Css from './faq-2.css?inline';
import faqListCss from './faq-list.css?inline';
import faqCss from './faq.css?inline';
import type { faqSection, faq1Section, faq2Section } from './faq.section.ts';
import { Faq, Faq1, Faq2 } from './faq.tsx';

export const views: SectionViews = {
  faq: defineView<typeof faqSection>(Faq, faqListCss, faqCss),
  'faq-1': defineView<typeof faq1Section>(Faq1, faqListCss, faq1Css),
  'faq-2': defineView<typeof faq2Section>(Faq2, faqListCss, faq2Css),
};
