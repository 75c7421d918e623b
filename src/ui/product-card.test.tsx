import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

import type { Product } from '#domain/schemas/product.schema.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import { buildOptionProduct, buildVariation } from '#tests/support/products.ts';
import { buildSectionContext } from '#tests/support/section-context.tsx';
import { standInProduct } from '#tests/support/stand-ins.ts';

import { cardOfProduct } from './card-of-product.ts';
import { ProductCard } from './product-card.tsx';

type Ecommerce = Partial<Settings['ecommerce']>;

function draw(product: Product, ecommerce: Ecommerce = {}): string {
  const context = buildSectionContext({
    settings: (settings) => ({
      ...settings,
      ecommerce: { ...settings.ecommerce, currency: 'USD', ...ecommerce },
    }),
  });
  const card = cardOfProduct(product, context.settings, context.t);
  return renderToStaticMarkup(<ProductCard card={card} sizes="50vw" texts={context} />);
}

const product = (variations: Product['variations'], rest: Partial<Product> = {}): Product => ({
  ...standInProduct(1),
  variations,
  ...rest,
});

describe('a product card', () => {
  test('is one link, named by the title [R280]', () => {
    const html = draw(standInProduct(1));
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toContain('<a class="vt-card__link" href="/products/product-1">Hills in October</a>');
    expect(html).not.toContain('<button');
  });

  test('names the first variation in its link only when there are options to choose', () => {
    expect(draw(buildOptionProduct())).toContain('href="/products/vase?variation=1"');
  });

  test('shows the price, the struck one and the discount, each said in words [R271,288]', () => {
    const html = draw(product([buildVariation(1, { fullPrice: 80, discountPrice: 60 })]));
    expect(html).toMatch(/Price with discount <\/span>\$60/);
    expect(html).toMatch(/<s[^>]*>.*Price before discount <\/span>\$80<\/s>/);
    expect(html).toContain('−25%');
    expect(html).toContain('Discount 25%');
  });

  test('says "from" where prices differ, or shows the price the product opens with [R272]', () => {
    const two = product([
      buildVariation(1, { fullPrice: 90, default: true }),
      buildVariation(2, { fullPrice: 50 }),
    ]);
    expect(draw(two)).toContain('from $50');
    const html = draw(two, { showPriceFrom: false });
    expect(html).toContain('$90');
    expect(html).not.toContain('from');
  });

  test('has no price to show for 0', () => {
    expect(draw(product([buildVariation(1, { fullPrice: 0 })]))).toContain('Price on request');
  });

  test('shows SKU and quantity as the settings say [R273-274]', () => {
    const few = product([buildVariation(1, { stock: 7 })]);
    expect(draw(few)).toMatch(/SKU: SKU-1.*7 items left/);
    expect(draw(few, { showQuantity: 'low' })).not.toContain('left');
    expect(draw(product([buildVariation(1, { stock: 5 })]), { showQuantity: 'low' })).toContain(
      '5 items left',
    );
    expect(draw(few, { showQuantity: 'only' })).not.toContain('left');
    expect(draw(few, { showQuantity: 'only', lowStock: 7 })).toContain('Only 7 left');
    expect(draw(few, { showQuantity: 'low', lowStock: 7 })).toContain('7 items left');
    expect(draw(few, { showQuantity: 'never', skuIsShow: false })).not.toMatch(/left|SKU/);
    expect(draw(product([buildVariation(1, { stock: null })]))).not.toContain('left');
  });

  test('is dimmed and labelled when every variation is sold out [R279]', () => {
    const html = draw(product([buildVariation(1, { stock: 0 })]));
    expect(html).toContain('data-sold-out="true"');
    expect(html).toContain('Sold out');
    expect(draw(product([buildVariation(1, { stock: 0 }), buildVariation(2)]))).not.toContain('Sold out');
  });

  test('shows the rating when there are reviews and they are on', () => {
    const rated = product([buildVariation(1)], { reviewCount: 12, rating: 4.5 });
    expect(draw(rated)).toContain('Rating 4.5 of 5');
    expect(draw(rated, { productReviewsEnabled: false })).not.toContain('Rating');
  });

  test('crops its pictures as the settings say, and always has a text for them [R275-277]', () => {
    const bare = { ...standInProduct(1).imagePreview, alt: '' } as Product['images'][number];
    const html = draw(product([buildVariation(1)], { imagePreview: bare, images: [bare] }), {
      imageCrop: 'inset',
      previewSizeInListing: { width: 300, height: 400 },
    });
    expect(html).toContain('aspect-ratio:300 / 400');
    expect(html).toContain('/img/inset/');
    expect(html).toContain('alt="Hills in October"');
  });

  test('has a look for each template [R278]', () => {
    for (const templateListing of ['card', 'plain', 'overlay'] as const) {
      expect(draw(standInProduct(1), { templateListing })).toContain(`vt-card--${templateListing}`);
    }
  });

  describe('as its settings want it', () => {
    const { cards: usual } = buildSectionContext().settings.ecommerce;
    const withCards = (cards: Partial<Settings['ecommerce']['cards']>) => ({ cards: { ...usual, ...cards } });

    test('says how few pieces of all variations are left, and nothing of many or of no limit', () => {
      const few = withCards({ stock: 'few' });
      const left = (...stocks: (number | null)[]) =>
        draw(product(stocks.map((stock, index) => buildVariation(index + 1, { stock }))), few);
      expect(left(1, 1)).toContain('Only 2 left');
      expect(left(0, 5)).toContain('Only 5 left');
      expect(left(3, 3)).not.toContain('left');
      expect(left(2, null)).not.toContain('left');
      expect(left(0)).not.toContain('left');
      expect(draw(product([buildVariation(1, { stock: 2 })]), withCards({ stock: 'never' }))).not.toContain(
        'left',
      );
    });

    test('leaves the article number to the product page', () => {
      expect(draw(standInProduct(1), withCards({ sku: false }))).not.toContain('SKU');
    });

    test('counts the values of options that variations have, with a word or with the title', () => {
      const base = buildOptionProduct();
      const [first, second] = base.options;
      const [a, b] = first?.values ?? [];
      if (!first || !second || !a || !b) throw new Error('Two options with values');
      const choices = product(
        [
          buildVariation(1, { productOptionValueIds: [a.id, second.values[0]?.id ?? 0] }),
          buildVariation(2, { productOptionValueIds: [b.id, second.values[1]?.id ?? 0] }),
        ],
        {
          options: [
            { ...first, title: 'Size' },
            { ...second, title: 'Edition' },
          ],
        },
      );
      expect(draw(choices, withCards({ options: 'counts' }))).toContain('2 sizes · Edition: 2');
      expect(draw(standInProduct(1), withCards({ options: 'counts' }))).not.toContain('vt-card__facts">2');
    });

    test('shows the looks of an option, and says in words what they are', () => {
      const html = draw(
        product(buildOptionProduct().variations, {
          options: buildOptionProduct().options.map((option) => ({
            ...option,
            values: option.values.map((value) => ({ ...value, title: value.title })),
          })),
        }),
        withCards({ options: 'swatches' }),
      );
      // Of the test's product only the second option has two values that variations have: no look of its own.
      expect(html).toContain('Option button: 2');
      expect(html).not.toContain('vt-card__swatches');
      const colored = buildOptionProduct();
      const color = colored.options.find(({ view }) => view === 'color');
      const twoColors = product(
        (color?.values ?? []).map(({ id }) => buildVariation(id, { productOptionValueIds: [id] })),
        { options: color ? [{ ...color, title: 'Glaze' }] : [] },
      );
      const dots = draw(twoColors, withCards({ options: 'swatches' }));
      expect(dots).toContain('<span class="vt-visually-hidden">2 glazes</span>');
      expect(dots).toContain('background-color:#aa3311');
    });

    test('puts a product into the cart at once, or lets its options be chosen; without script by its page', () => {
      const quick = withCards({ quickAdd: true });
      const simple = draw(standInProduct(1), quick);
      expect(simple).toMatch(
        /<form data-vt-add-to-cart="" action="\/cart" method="post">.*name="variation" value="10"/,
      );
      const choices = draw(buildOptionProduct(), quick);
      expect(choices).toMatch(
        /href="\/products\/vase\?variation=1" aria-label="Add: Vase" data-vt-modal="QuickView"/,
      );
      expect(choices).not.toContain('<form');
      expect(draw(product([buildVariation(1, { stock: 0 })]), quick)).not.toContain('vt-card__add');
      expect(draw(product([buildVariation(1, { fullPrice: 0 })]), quick)).not.toContain('vt-card__add');
    });

    test('offers a quick view that leads to the page', () => {
      expect(draw(standInProduct(1), withCards({ quickView: true }))).toMatch(
        /class="vt-card__view" href="\/products\/product-1" data-vt-modal="QuickView"/,
      );
    });

    test('tells the discount in percent, as an amount or not at all', () => {
      const reduced = product([buildVariation(1, { fullPrice: 80, discountPrice: 60 })]);
      expect(draw(reduced, withCards({ saleBadge: 'amount' }))).toContain('−$20');
      expect(draw(reduced, withCards({ saleBadge: 'never' }))).not.toContain('vt-flag');
    });

    test('is new for as many days as the shop says', () => {
      const made = (daysAgo: number) =>
        product([buildVariation(1)], {
          createdAt: new Date(Date.now() - daysAgo * 86_400_000).toISOString(),
        });
      const fresh = withCards({ newDays: 30 });
      expect(draw(made(29), fresh)).toContain('>New<');
      expect(draw(made(31), fresh)).not.toContain('>New<');
      expect(draw(made(0))).not.toContain('>New<');
    });

    test('has a second picture under the pointer, for fingers too, or none', () => {
      const two = buildOptionProduct();
      expect(draw(two)).toContain('vt-card__second');
      expect(draw(two)).not.toContain('vt-card__swipe');
      expect(draw(two, withCards({ secondPicture: 'swipe' }))).toContain('vt-card__swipe');
      expect(draw(two, withCards({ secondPicture: 'never' }))).not.toContain('vt-card__second');
    });
  });

  describe('of a product whose variations have pictures', () => {
    const base = buildOptionProduct();
    const [one] = standInProduct(1).images;
    const two = one && { ...one, id: one.id + 1 };
    const [option] = base.options;
    const [first, second] = option?.values ?? [];
    if (!one || !two || !option || !first || !second) throw new Error('Two pictures and two values');
    const both: Product = {
      ...base,
      options: [option],
      images: [one, two],
      imagePreview: one,
      variations: [
        buildVariation(1, { productOptionValueIds: [first.id], imageId: two.id, stock: 3 }),
        buildVariation(2, { productOptionValueIds: [second.id], imageId: one.id, stock: 8 }),
      ],
    };
    const cardOf = (wanted?: Record<string, string[]>) => {
      const { settings, t } = buildSectionContext();
      return cardOfProduct(both, settings, t, wanted);
    };

    test('has picture, quantity and link of the one that it opens', () => {
      const card = cardOf();
      expect([card.image?.id, card.secondImage?.id]).toEqual([two.id, one.id]);
      expect(card.quantity).toContain('3');
      expect(card.href).toContain('variation=1');
    });

    test('has those of the one that a filter chooses', () => {
      const card = cardOf({ [option.title]: [second.title] });
      expect(card.image?.id).toBe(one.id);
      expect(card.quantity).toContain('8');
      expect(card.href).toContain('variation=2');
    });
  });
});
