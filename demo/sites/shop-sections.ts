import { languages } from '#locales/languages.ts';

import { articles } from '../content/articles.ts';
import { questions } from '../content/faq.ts';
import { home } from '../content/home.ts';
import { authors } from '../content/authors.ts';
import { aboutForm, aboutPeople } from '../content/pages/about.ts';
import type { DemoPage } from '../content/types.ts';
import { section, type DemoSection } from '../seed/insert-page.ts';
import { known, linkOf, say, type SeedContext } from '../seed/seed-context.ts';

/** The benefit section's own icons for the artworks that the content names. */
const benefitIcons: Record<string, string> = {
  delivery: 'delivery',
  paper: 'leaf',
  handmade: 'hand',
  return: 'return',
};

/** The home page of the demo shop: goods first, then by turns wide and narrow, loud and quiet. */
export function shopHomeSections(context: SeedContext): DemoSection[] {
  const image = (key: string) => known(context.imageIds, key);
  const [newPrints, fromKiln] = home.productWidgets.map((content) => productRow(context, content));
  return [
    slide(context, home.hero, 'hero-1', { words: 'calm', height: 'short', isPageTitle: true }),
    // Close to the picture: on the first screen the goods begin.
    ...(newPrints
      ? [
          {
            ...newPrints,
            styles: { desktop: { paddingTop: 40 }, tablet: { paddingTop: 32 }, mobile: { paddingTop: 24 } },
          },
        ]
      : []),
    section('category-8', {
      background: 'light',
      heading: { title: say(context, home.categories.heading), textAlign: 'center' },
      source: 'picked',
      catalogs: ['landscapes', 'abstract', 'botanical', 'vases', 'tableware', 'gifts'].map((key) =>
        known(context.catalogIds, key),
      ),
    }),
    section('text-picture-right', {
      heading: { title: say(context, home.studio.heading) },
      content: { html: say(context, home.studio.html), image: image('about-studio') },
      button: {
        title: say(context, home.studio.button.text),
        link: linkOf(context, home.studio.button.link),
        style: 'outline',
      },
    }),
    slide(context, home.banner, 'hero-2', { words: 'calm', height: 'short' }),
    ...(fromKiln ? [fromKiln] : []),
    section(
      'benefit',
      { background: 'grey', section: { width: 'full' } },
      home.benefits.items.map((item) => ({
        icon: benefitIcons[item.key] ?? 'none',
        title: say(context, item.title),
        text: say(context, item.text),
      })),
    ),
    section(
      'testimonials',
      { heading: { title: say(context, home.testimonials.heading) } },
      home.testimonials.items.slice(0, 3).map((item) => ({
        name: say(context, item.name),
        role: say(context, item.role),
        text: say(context, item.text),
        rating: item.rating,
      })),
    ),
    section('media-widget', {
      heading: { title: say(context, home.media.heading) },
      limit: 3,
      category: known(context.slugs, `category:${articles[0]?.category ?? ''}`),
      button: {
        title: say(context, home.media.button.text),
        style: 'outline',
        link: linkOf(context, home.media.button.link),
      },
    }),
  ];
}

/** One picture across the page, with another for phones. */
function slide(
  context: SeedContext,
  content: typeof home.hero,
  artwork: string,
  options: Record<string, unknown>,
): DemoSection {
  return section('slider-item', options, [
    {
      // The goods stand in the picture's right half, whichever way its words run.
      align: { desktop: languages[context.language].dir === 'rtl' ? 'end' : 'start' },
      content: {
        image: known(context.imageIds, artwork),
        imageFocus: { x: 72, y: 35 },
        imageMobile: known(context.imageIds, `${artwork}-mobile`),
        tag: say(context, content.tag),
        text: say(context, content.text),
        link: linkOf(context, content.button.link),
      },
      heading: { title: say(context, content.heading) },
      button: { title: say(context, content.button.text) },
    },
  ]);
}

function productRow(context: SeedContext, content: (typeof home.productWidgets)[number]): DemoSection {
  return section('product-widget', {
    heading: { title: say(context, content.heading) },
    catalogId: known(context.catalogIds, content.catalog),
    limit: 8,
    button: {
      title: say(context, content.button.text),
      style: 'outline',
      link: linkOf(context, content.button.link),
    },
  });
}

/** A page of the demo shop with what belongs onto it beside its own blocks. */
export function shopPageSections(context: SeedContext, page: DemoPage): DemoSection[] {
  const [lead, ...rest] = page.blocks;
  const text = (block: DemoPage['blocks'][number], background = 'white') =>
    section('text', {
      background,
      ...(block.heading ? { heading: { title: say(context, block.heading) } } : {}),
      content: { html: say(context, block.html) },
    });
  const top = [section('breadcrumbs'), section('h1')];
  switch (page.key) {
    case 'about':
      return [
        ...top,
        ...page.blocks.map((block, index) =>
          index < 2
            ? section(index === 0 ? 'text-picture-right' : 'text-picture-left', {
                ...(block.heading ? { heading: { title: say(context, block.heading) } } : {}),
                content: {
                  html: say(context, block.html),
                  image: known(context.imageIds, index === 0 ? 'about-studio' : 'about-table'),
                },
              })
            : text(block),
        ),
        section(
          'authors',
          { look: 'portraits', heading: { title: say(context, aboutPeople.heading) } },
          authors.map(({ key, name, image, text: about }) => ({
            name: say(context, name),
            role: say(context, aboutPeople.roles[key] ?? name),
            image: known(context.imageIds, image),
            text: say(context, about),
          })),
        ),
        section('form-1', {
          background: 'light',
          heading: {
            title: say(context, aboutForm.heading),
            note: say(context, aboutForm.note),
            textAlign: 'center',
          },
        }),
      ];
    case 'faq':
      return [
        ...top,
        ...(lead ? [text(lead)] : []),
        section('faq', {}, faqItems(context)),
        ...rest.map((block) => text(block)),
      ];
    case 'contacts':
      return [
        ...top,
        ...(lead ? [text(lead)] : []),
        section('contacts-form', { showMap: true }),
        ...rest.map((block) => text(block)),
      ];
    default:
      return [...top, ...page.blocks.map((block) => text(block))];
  }
}

function faqItems(context: SeedContext) {
  return questions.map(({ question, answer }) => ({
    question: say(context, question),
    answer: say(context, answer),
  }));
}
