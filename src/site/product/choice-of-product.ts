import { imageUrl } from '#domain/image-url.ts';
import type { Product } from '#domain/schemas/product.schema.ts';
import type { SectionContext } from '#sections/framework/section-context.ts';

import { pickMessages } from '../islands/pick-messages.ts';
import type { ProductChoiceProps } from '../islands/product-choice.tsx';
import { productChoiceMessages } from '../islands/product-choice.messages.ts';
import { guideOf } from './size-guide.ts';

/** The island's props: only what it shows, since it travels in the page. */
export function choiceOfProduct(
  product: Product,
  variationId: number,
  context: SectionContext,
): ProductChoiceProps {
  const { language, settings } = context;
  const { currency, priceFormatSeparator, skuIsShow, showQuantity, lowStock, fastOrder } = settings.ecommerce;
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
    messages: pickMessages(language, productChoiceMessages),
  };
}
