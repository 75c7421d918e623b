import { defineView, type SectionViews } from '../framework/registry.ts';
import benefit2Css from './benefit-2.css?inline';
import benefit3Css from './benefit-3.css?inline';
import benefit4Css from './benefit-4.css?inline';
import benefit5Css from './benefit-5.css?inline';
import { Benefit5 } from './benefit-5.tsx';
import benefitRowsCss from './benefit-rows.css?inline';
import { Benefit1, Benefit2, Benefit3, Benefit4 } from './benefit-styles.tsx';
import benefitWordsCss from './benefit-words.css?inline';
import benefitCss from './benefit.css?inline';
import type {
  benefitSection,
  benefit1Section,
  benefit2Section,
  benefit3Section,
  benefit4Section,
  benefit5Section,
} from './benefit.section.ts';
import { Benefit } from './benefit.tsx';

export const views: SectionViews = {
  benefit: defineView<typeof benefitSection>(Benefit, benefitWordsCss, benefitCss),
  'benefit-1': defineView<typeof benefit1Section>(Benefit1, benefitWordsCss, benefitRowsCss),
  'benefit-2': defineView<typeof benefit2Section>(Benefit2, benefitWordsCss, benefitRowsCss, benefit2Css),
  'benefit-3': defineView<typeof benefit3Section>(Benefit3, benefitWordsCss, benefitRowsCss, benefit3Css),
  'benefit-4': defineView<typeof benefit4Section>(Benefit4, benefitWordsCss, benefitRowsCss, benefit4Css),
  'benefit-5': defineView<typeof benefit5Section>(Benefit5, benefit5Css),
};
