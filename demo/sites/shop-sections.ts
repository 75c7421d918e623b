import { articles } from '../content/articles.ts';
import { questions } from '../content/faq.ts';
import { home } from '../content/home.ts';
import { aboutForm } from '../content/pages/about.ts';
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

/** The home page of the demo shop. */
export function shopHomeSections(context: SeedContext): DemoSection[] {
  const image = (key: string) => known(context.imageIds, key);
  const [firstWidget, ...otherWidgets] = home.productWidgets;
  const widget = (content: (typeof home.productWidgets)[number], limit: number) =>
    section('product-widget', {
      heading: { title: say(context, content.heading), note: say(context, content.note) },
      catalogId: known(context.catalogIds, content.catalog),
      limit,
      button: {
        title: say(context, content.button.text),
        style: 'outline',
        link: linkOf(context, content.button.link),
      },
    });
  return [
    section(
      'slider',
      { height: 'tall' },
      home.slides.map((slide, index) => ({
        content: {
          image: image(`hero-${index + 1}`),
          imageMobile: image(`hero-${index + 1}-mobile`),
          tag: say(context, slide.tag),
          text: say(context, slide.text),
          link: linkOf(context, slide.button.link),
        },
        heading: { title: say(context, slide.heading) },
        button: { title: say(context, slide.button.text) },
      })),
    ),
    section('h1', {
      heading: { title: say(context, home.meta.title ?? home.categories.heading), textAlign: 'center' },
    }),
    section('category', {
      heading: { title: say(context, home.categories.heading), note: say(context, home.categories.note) },
      source: 'picked',
      catalogs: ['landscapes', 'botanical', 'vases', 'tableware'].map((key) =>
        known(context.catalogIds, key),
      ),
    }),
    ...(firstWidget ? [widget(firstWidget, 8)] : []),
    section('text-picture-left', {
      background: 'light',
      heading: { title: say(context, home.studio.heading) },
      content: { html: say(context, home.studio.html), image: image('about-studio') },
      button: {
        title: say(context, home.studio.button.text),
        link: linkOf(context, home.studio.button.link),
      },
    }),
    // One row on a desktop: a page of rows that all scroll is tiring.
    ...otherWidgets.slice(0, 1).map((content) => widget(content, 4)),
    section(
      'benefit',
      {
        heading: { title: say(context, home.benefits.heading) },
        background: 'grey',
        section: { width: 'full' },
      },
      home.benefits.items.map((item) => ({
        icon: benefitIcons[item.key] ?? 'none',
        title: say(context, item.title),
        text: say(context, item.text),
      })),
    ),
    ...otherWidgets.slice(1).map((content) => widget(content, 4)),
    section(
      'gallery-masonry',
      {
        heading: { title: say(context, home.gallery.heading), note: say(context, home.gallery.note) },
        columns: { mobile: 2 },
      },
      Array.from({ length: 6 }, (_, index) => ({ image: image(`gallery-0${index + 1}`) })),
    ),
    section(
      'testimonials',
      { heading: { title: say(context, home.testimonials.heading) }, background: 'light' },
      home.testimonials.items.slice(0, 3).map((item) => ({
        name: say(context, item.name),
        role: say(context, item.role),
        text: say(context, item.text),
        rating: item.rating,
      })),
    ),
    section('media-widget', {
      heading: { title: say(context, home.media.heading), note: say(context, home.media.note) },
      limit: 3,
      category: known(context.slugs, `category:${articles[0]?.category ?? ''}`),
      button: {
        title: say(context, home.media.button.text),
        style: 'outline',
        link: linkOf(context, home.media.button.link),
      },
    }),
    section(
      'faq',
      { heading: { title: say(context, home.faq.heading), note: say(context, home.faq.note) } },
      faqItems(context).slice(0, 6),
    ),
  ];
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
                  image: known(context.imageIds, index === 0 ? 'about-studio' : 'about-hands'),
                },
              })
            : text(block),
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
