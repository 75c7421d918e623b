import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

import type { DeliveryEstimate } from '#domain/schemas/delivery.schema.ts';
import type { Product, Review } from '#domain/schemas/product.schema.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import type { Language } from '#locales/languages.ts';
import { buildOptionProduct } from '#tests/support/products.ts';
import { buildSectionContext } from '#tests/support/section-context.tsx';
import { standInProduct } from '#tests/support/stand-ins.ts';

import { productBlock } from './product-block.tsx';

const review = (id: number): Review => ({
  id,
  name: 'Anna',
  rating: 4,
  text: 'Lovely',
  createdAt: '2026-03-05T10:00:00Z',
});

interface DrawInput {
  product?: Partial<Product>;
  variationId?: number;
  reviews?: Review[];
  hasMoreReviews?: boolean;
  ecommerce?: Partial<Settings['ecommerce']>;
  delivery?: DeliveryEstimate;
  type?: Settings['common']['type'];
  language?: Language;
}

function draw({
  product,
  variationId = 1,
  reviews = [],
  hasMoreReviews = false,
  ecommerce,
  delivery,
  type = 'ecommerce',
  language,
}: DrawInput = {}): string {
  const context = buildSectionContext({
    language,
    settings: (settings) => ({
      ...settings,
      common: { ...settings.common, type },
      ecommerce: { ...settings.ecommerce, currency: 'USD', ...ecommerce },
    }),
    page: {
      kind: 'product',
      h1: 'Vase, buy in Dubai',
      product: {
        product: buildOptionProduct(product),
        variationId,
        ...(delivery && { delivery }),
        companions: [],
        similar: [2, 3].map(standInProduct),
        reviews,
        hasMoreReviews,
      },
    },
  });
  return renderToStaticMarkup(productBlock.render(context));
}

const panelsOf = (html: string) => html.match(/(?<=<section id=")\w+/g) ?? [];

test.each([
  [undefined, '1 / 1'],
  [{ width: 3, height: 4 }, '3 / 4'],
])('its pictures have the proportions of previewSizeInItem: %o [R277]', (size, ratio) => {
  const html = draw(size && { ecommerce: { previewSizeInItem: size } });
  const shapes = html.match(/(?<=class="vt-gallery__item"[^>]*style="aspect-ratio:)[^"]+/g);
  expect(new Set(shapes)).toEqual(new Set([ratio]));
});

test('a film stands behind its poster; until it is clicked nothing names its player but an attribute', () => {
  const html = draw({ product: { films: [{ imageId: 2, url: 'https://vimeo.com/76979871' }] } });
  const [film] = html.match(/<a class="vt-gallery__link" href="https:[^>]+>/) ?? [];
  expect(film).toContain('href="https://vimeo.com/76979871"');
  expect(film).toContain('aria-label="Play video: Vase"');
  expect(film).toContain('data-film="https://player.vimeo.com/video/76979871?autoplay=1&amp;dnt=1"');
  expect(film).toContain('data-poster="/img/inset/1920x0/');
  expect(html.match(/href="\/img\/inset\/1920x0\//g)).toHaveLength(2);
  expect(html).not.toContain('<iframe');
  expect(html).toMatch(/aria-label="Show video \d"/);
});

test.each([
  ['before-tabs', ['related', 'details']],
  ['after-tabs', ['details', 'related']],
  ['cart', ['details']],
] as const)('what goes with the cart stands %s [R303-304]', (productWidgetRelatedPosition, order) => {
  const html = draw({ ecommerce: { productWidgetRelatedPosition } });
  const marks = html.match(/name="related-products"|<vt-tabs/g) ?? [];
  expect(marks.map((mark) => (mark.startsWith('name') ? 'related' : 'details'))).toEqual(order);
});

test('the page has one h1, a trail and similar products', () => {
  const html = draw();
  expect(html.match(/<h1[^>]*>[^<]*/g)).toEqual(['<h1 class="vt-product__title">Vase, buy in Dubai']);
  expect(html).toContain('aria-label="Breadcrumbs"');
  expect(html).toMatch(/Similar products.*product-2.*product-3/s);
});

test.each([
  ['ecommerce', 'en', ['About the product', 'Ask about the product', 'Similar products']],
  ['services_cart', 'en', ['About the service', 'Ask about the service', 'Similar services']],
  ['services_cart', 'ru', ['Об услуге', 'Задать вопрос об услуге', 'Похожие услуги']],
] as const)('a page of %s in %s calls what it sells by its name', (type, language, texts) => {
  const html = draw({ type, language });
  for (const text of texts) expect(html).toContain(text);
});

describe('beside the button', () => {
  const delivery: DeliveryEstimate = {
    places: [
      { key: 'US|MD|', title: 'Maryland', zone: 0 },
      { key: 'US||', title: 'United States, elsewhere', zone: 1 },
    ],
    zones: [
      { price: 9, speed: 'day_2', freeFrom: 120 },
      { price: 15, speed: 'day_6' },
    ],
  };
  const texts = { pitch: 'Holds water.', inTheBox: 'The vase', care: 'Stoneware' };

  test('stands nothing that nobody has filled in', () => {
    expect(draw()).not.toContain('vt-help');
    expect(draw()).not.toContain('vt-product__pitch');
  });

  test('stand the texts of the product and what the shop promises', () => {
    const html = draw({
      product: texts,
      ecommerce: {
        returnsNote: 'Thirty days to return',
        refundPolicy: '<p>Send it back.</p>',
        paymentMarks: ['Visa', 'Cash'],
      },
    });
    expect(html).toMatch(/Holds water.*<a href="#refund">Thirty days.*Visa.*Cash.*The vase.*Stoneware/s);
    expect(draw({ ecommerce: { returnsNote: 'Thirty days' } })).not.toContain('href="#refund"');
  });

  test('names the property that the settings choose, however it is written', () => {
    const optionsTextValue = [{ title: 'Artist', value: 'Vera' }];
    const html = draw({ product: { optionsTextValue }, ecommerce: { bylineProperty: ' artist' } });
    expect(html).toContain('>Artist: Vera<');
    expect(draw({ product: { optionsTextValue } })).not.toContain('byline');
  });

  test('stands from what price something is delivered, the same for everybody', () => {
    expect(draw({ delivery })).toContain('Delivery from $9, up to 2 days');
    expect(draw({ delivery: { places: [], zones: [] } })).not.toContain('vt-help');
    const [near, far] = delivery.zones;
    if (!near || !far) throw new Error('Two zones');
    const heavy = { ...delivery, zones: [{ ...near, limit: 'Too heavy' }, far] };
    expect(draw({ delivery: heavy })).toContain('Delivery $15, up to 6 days');
    const free = { ...delivery, zones: [{ ...near, price: 0 }, far] };
    expect(draw({ delivery: free })).toContain('Free delivery, up to 2 days');
  });

  test('of a service stands nothing of sending and returning', () => {
    const html = draw({ type: 'services_cart', ecommerce: { returnsNote: 'Thirty days' }, product: texts });
    expect(html).not.toContain('Thirty days');
    expect(html).toContain('Holds water');
  });
});

describe('a size guide', () => {
  const guide = (rest: Partial<Settings['ecommerce']['sizeGuide']>) => ({
    ecommerce: { sizeGuide: { option: 'option BUTTON', page: '', text: '', ...rest } },
  });

  test('is a page of the shop, or a tab of the product’s own page', () => {
    expect(draw(guide({ page: '/sizes' }))).toContain('href="/sizes" data-vt-guide');
    const html = draw(guide({ page: 'sizes', text: '<table><tr><td>30×40</td></tr></table>' }));
    expect(html).toContain('href="#size-guide" data-vt-guide');
    expect(panelsOf(html)).toContain('size');
  });

  test('stands beside no option that it is not for', () => {
    for (const rest of [{}, { option: '', page: 'sizes' }, { option: 'Colour', text: '<p>No.</p>' }]) {
      expect(draw(guide(rest))).not.toMatch(/vt-guide|size-guide/);
    }
  });
});

describe('the choice', () => {
  test('has a control for each view of an option, the chosen values set [R284-285]', () => {
    const html = draw();
    expect(html.match(/data-view="\w+"/g)).toHaveLength(4);
    expect(html).toMatch(/<select[^>]*aria-label="Option select"/);
    expect(html).toMatch(
      /<input type="radio"[^>]*name="option-2"[^>]*value="21"|value="21"[^>]*name="option-2"/,
    );
    expect(html).toContain('background-color:#aa3311');
    expect(html).toMatch(/<img class="vt-value__image" src="\/img\/outbound\/160x160\//);
    expect(html).toContain('button 1 ml');
  });

  test('marks values that lead nowhere and values that are sold out [R299]', () => {
    const html = draw();
    expect(html.match(/data-state="missing"/g)).toHaveLength(2);
    expect(html.match(/data-state="soldOut"/g)).toHaveLength(1);
    // They lead to the nearest variation: they can be chosen.
    expect(html).not.toMatch(/<(?:input type="radio"|option)[^>]*aria-disabled/);
    expect(html).toContain('select 2 (not available with this choice)');
  });

  test('without script is links to the variations', () => {
    expect(draw()).toMatch(/<noscript>.*href="\/products\/vase\?variation=2".*<\/noscript>/s);
  });

  test('shows price, number and stock of the variation [R282]', () => {
    const html = draw();
    expect(html).toMatch(/\$60.*\$80.*−25%.*4 items left.*SKU: SKU-1/s);
    expect(draw({ variationId: 2 })).toMatch(/\$100.*Sold out.*SKU: SKU-2/s);
    expect(draw({ ecommerce: { showQuantity: 'never', skuIsShow: false } })).toMatch(
      /data-available="true">In stock<(?!.*>SKU:)/s,
    );
  });
});

describe('the gallery', () => {
  test('begins with the picture of the variation, first to load', () => {
    const html = draw({ variationId: 2 });
    expect(html).toMatch(/data-part="track"><li id="picture-2"/);
    expect(html.match(/fetchPriority="high"/gi)).toHaveLength(1);
    expect(html.match(/data-part="thumb"/g)).toHaveLength(3);
  });

  test('gives every picture a text [R314]', () => {
    const images = buildOptionProduct().images.map((image) => ({ ...image, alt: '' }));
    expect(draw({ product: { images } })).toContain('alt="Vase, picture 1 of 3"');
    expect(draw({ product: { images: [] } })).toContain('alt="Vase"');
  });
});

describe('details', () => {
  const policies = { shippingPolicy: '<p>Three days</p>', refundPolicy: '<p>Thirty days</p>' };

  test('are all in the page, each with two heads', () => {
    const html = draw({ ecommerce: policies });
    expect(panelsOf(html)).toEqual(['description', 'properties', 'reviews', 'shipping', 'refund']);
    expect(html.match(/href="#shipping"/g)).toHaveLength(2);
  });

  test.each([
    ['accordion', 1, 0],
    ['open', 1, 1],
  ] as const)(
    'as %s they have no row of tabs, and their headings where all is open',
    (template, heads, headings) => {
      const html = draw({ ecommerce: { ...policies, detailsTemplate: template } });
      expect(html).not.toContain('data-part="tab"');
      expect(html.match(/href="#shipping"/g)).toHaveLength(heads);
      expect(html.match(/<h2 class="vt-tabs__heading[^>]*>Returns/g) ?? []).toHaveLength(headings);
      expect(html).not.toContain('vt-tabs__heading vt-visually-hidden');
    },
  );

  test('are left out when they have nothing to say or are switched off [R305,318]', () => {
    expect(panelsOf(draw({ product: { description: '' } }))).toEqual(['properties', 'reviews']);
    const productDetails = { description: false, properties: false, shipping: false, refund: false };
    expect(panelsOf(draw({ ecommerce: { ...policies, productDetails } }))).toEqual(['reviews']);
    expect(panelsOf(draw({ ecommerce: { productReviewsEnabled: false } }))).not.toContain('reviews');
  });

  test('properties are names and values with units; sizes of the variation win [R286-287]', () => {
    const product = { optionsTextValue: [{ title: 'Volume', value: '500', unit: 'ml' }], weight: 0.5 };
    expect(draw({ product })).toMatch(/<dt>Volume<\/dt><dd>500 ml<\/dd>.*<dt>Weight<\/dt><dd>0.5 kg/s);
    expect(draw({ product, variationId: 2 })).toContain('<dd>1.5 kg</dd>');
  });
});

describe('reviews', () => {
  test('say that there are none [R317]', () => {
    expect(draw()).toContain('No reviews');
  });

  test('show ten and a way to more, which waits for the script [R315-316]', () => {
    const reviews = Array.from({ length: 10 }, (_, index) => review(index + 1));
    const html = draw({ reviews, hasMoreReviews: true, product: { reviewCount: 12, rating: 4 } });
    expect(html.split('<template')[0]?.match(/class="vt-review"/g)).toHaveLength(10);
    expect(html).toMatch(/<button[^>]*data-part="more"[^>]*hidden=""/);
    expect(html).toContain('href="#reviews"');
    expect(draw({ reviews })).not.toContain('data-part="more"');
  });
});

describe('no dead controls', () => {
  test('the one-click order is offered only where the shop wants it', () => {
    expect(draw().match(/data-vt-modal/g)).toHaveLength(1);
    const popup = draw({ ecommerce: { fastOrder: { isShow: true, type: 'popup', text: 'Buy now' } } });
    expect(popup.match(/data-vt-modal="LeadForm" data-product-id="1"/g)).toHaveLength(2);
    expect(popup).toContain('Buy now');
    expect(popup).not.toContain('name="next"');
  });

  test('the one-click order that leads to the checkout is a button of the cart form [R308]', () => {
    const order = draw({ ecommerce: { fastOrder: { isShow: true, type: 'order', text: 'Buy now' } } });
    expect(order).toMatch(/<button type="submit"[^>]* value="checkout" name="next">Buy now<\/button>/);
    expect(order.match(/data-vt-modal/g)).toHaveLength(1);
    expect(draw()).not.toContain('name="next"');
  });
});
