import type { SectionLabels } from '../framework/labels.ts';

export const breadcrumbsLabels: SectionLabels = {
  name: { en: 'Breadcrumbs', ru: 'Хлебные крошки' },
  about: {
    en: 'The way from home to this page. Follows the page by itself.',
    ru: 'Путь от главной до этой страницы. Строится сам.',
  },
  purpose: 'page',
  presets: {
    trail: { en: 'Way to this page', ru: 'Путь к странице' },
    band: { en: 'On a band of its own', ru: 'На своей полосе' },
  },
};
