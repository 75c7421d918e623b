import { isAvailable } from '#domain/availability.ts';
import { imageUrl } from '#domain/image-url.ts';
import { tellsPriorPrice } from '#domain/prior-price.ts';
import type { PromotedPrice } from '#domain/promotions/promoted-price.ts';
import type { SectionContext } from '#sections/framework/section-context.ts';

import { pickMessages } from '../islands/pick-messages.ts';
import type { ChoiceVariation, ProductChoiceProps } from '../islands/product-choice.tsx';
import { productChoiceMessages, stockChoiceMessages } from '../islands/product-choice.messages.ts';
import type { ProductView } from './product-details.tsx';
import { guideOf } from './size-guide.ts';

/** The island's props: only what it shows, since it travels in the page. */
export function choiceOfProduct(
  { product, variationId, promoted = {} }: Pick<ProductView, 'product' | 'variationId' | 'promoted'>,
  context: SectionContext,
): ProductChoiceProps {
  const { language, settings } = context;
  const { currency, priceFormatSeparator, skuIsShow, showQuantity, lowStock, fastOrder } = settings.ecommerce;
  // Absent where all can be bought: it travels in the page.
  const tellsOfStock =
    settings.ecommerce.backInStock && product.variations.some(({ stock }) => !isAvailable(stock));
  return {
    product: {
      id: product.id,
      title: product.title,
      slug: product.slug,
      options: product.options.map(({ id, title, view, unit, values }) => ({
        id,
        title,
        view,
        values: values.map((value) => ({
          id: value.id,
          title: unit ? `${value.title} ${unit}` : value.title,
          color: value.color,
          image: value.image && imageUrl(value.image, { width: 160, height: 160 }),
        })),
      })),
      variations: product.variations.map((variation) => ({
        id: variation.id,
        productOptionValueIds: variation.productOptionValueIds,
        default: variation.default,
        sku: variation.sku,
        fullPrice: variation.fullPrice,
        discountPrice: variation.discountPrice,
        priorPrice: variation.priorPrice,
        stock: variation.stock,
        imageId: variation.imageId ?? variation.image?.id ?? null,
        position: variation.position,
        ...describePromotion(promoted[variation.id], variation.priorPrice, context),
      })),
    },
    variationId,
    isOrder: settings.common.type === 'services_cart',
    fastOrder: fastOrder.isShow && fastOrder.type === 'order' ? fastOrder.text : null,
    buyBar: settings.ecommerce.buyBar,
    guide: guideOf(product, settings),
    showSku: skuIsShow,
    showQuantity,
    lowStock,
    language,
    currency,
    separator: priceFormatSeparator,
    messages: pickMessages(language, tellsOfStock ? stockChoiceMessages : productChoiceMessages),
    ...(tellsOfStock && { tellsOfStock }),
  };
}

/** No price is kept from before a promotion: where the shop tells such prices, that of the discount alone is there. */
function describePromotion(
  promoted: PromotedPrice | undefined,
  priorPrice: ChoiceVariation['priorPrice'],
  { t, date, settings }: SectionContext,
): Pick<ChoiceVariation, 'promoted' | 'priorPrice'> {
  if (!promoted) return {};
  const { price, titles, until } = promoted;
  const title = titles.join(' + ');
  const text = until === null ? title : t('product.promotionUntil', { title, date: date(until) });
  return {
    promoted: { price, text },
    ...(tellsPriorPrice(settings) && { priorPrice: priorPrice ?? null }),
  };
}
