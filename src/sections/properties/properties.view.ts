import { defineView, type SectionViews } from '../framework/registry.ts';
import properties1Css from './properties-1.css?inline';
import properties3Css from './properties-3.css?inline';
import properties4Css from './properties-4.css?inline';
import propertiesCss from './properties.css?inline';
import type {
  propertiesSection,
  properties1Section,
  properties3Section,
  properties4Section,
} from './properties.section.ts';
import { Properties, Properties1, Properties3, Properties4 } from './properties.tsx';

export const views: SectionViews = {
  properties: defineView<typeof propertiesSection>(Properties, propertiesCss),
  'properties-1': defineView<typeof properties1Section>(Properties1, properties1Css),
  'properties-3': defineView<typeof properties3Section>(Properties3, properties3Css),
  'properties-4': defineView<typeof properties4Section>(Properties4, properties4Css),
};
