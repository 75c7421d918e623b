import { useEffect, useState } from 'react';

import { isAvailable } from '#domain/availability.ts';
import { imageUrl, missingImage } from '#domain/image-url.ts';
import { formatPrice, toMinor } from '#domain/money.ts';
import { shownPrice } from '#domain/price.ts';
import { paths, productPath } from '#domain/routes.ts';
import type { Product, Variation } from '#domain/schemas/product.schema.ts';
import {
  availableValues,
  chooseInitialVariation,
  chooseValue,
  nearestVariation,
} from '#domain/variation-choice.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Price, PriorPrice } from '#ui/price.tsx';

import { callApi } from '../client/api-client.ts';
import { ProductOption } from '../islands/product-option.tsx';
import { readPreviewToken } from '../shop/preview-token.ts';
import { useOwnPrice } from '../shop/use-own-price.ts';
import { pictureOf } from './chosen-variation.ts';
import type { ModalProps } from './modals.ts';
import '#ui/select.css';
import '../product/product.css';
import './quick-view.css';

/** A product over the page it was found on, to choose and buy: on phones a sheet from below. */
export function QuickView({ details, isClosing, close, t, shop }: ModalProps) {
  const product = useProduct(Number(details['product']), close);
  return (
    <Dialog
      type="QuickView"
      id="quick-view"
      title={product?.title ?? t('common.loading')}
      isClosing={isClosing}
      onClose={close}
      closeLabel={t('common.close')}
      wide
    >
      {product ? (
        <ProductInView product={product} t={t} shop={shop} />
      ) : (
        <div className="vt-quick-view vt-quick-view--waiting" />
      )}
    </Dialog>
  );
}

/** Null until it is there; what is not sold any more closes the view. */
function useProduct(id: number, close: () => void): Product | null {
  const [product, setProduct] = useState<Product | null>(null);
  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      const token = readPreviewToken();
      const [error, found] = await callApi<Product>(
        'GET',
        `${token === null ? '' : '/previews'}/products/${id}`,
        token === null ? {} : { query: { token } },
      );
      if (!isWanted) return;
      if (error) close();
      else setProduct(found);
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [id, close]);
  return product;
}

function ProductInView({ product, t, shop }: { product: Product } & Pick<ModalProps, 't' | 'shop'>) {
  const { options, variations } = product;
  const [current, setCurrent] = useState<Variation | null>(() => chooseInitialVariation(variations));
  const own = useOwnPrice(current);
  if (!current) return null;
  const price = (major: number) => formatPrice(toMinor(major), shop);
  const image = pictureOf(product, current) ?? missingImage;
  const availability = availableValues(options, variations, current.productOptionValueIds);
  const choose = (optionId: number, valueId: number) => {
    const next =
      chooseValue(product, current, optionId, valueId) ??
      nearestVariation(variations, current.productOptionValueIds, valueId);
    if (next) setCurrent(next);
  };
  const hrefOf = (variation: Variation) =>
    productPath(product.slug, options.length > 0 ? variation.id : null);
  return (
    <div className="vt-quick-view">
      <img
        className="vt-quick-view__picture"
        src={imageUrl(image, { width: 640, height: 800 })}
        alt={image.alt || product.title}
        width={320}
        height={400}
      />
      <div className="vt-quick-view__facts">
        <Price
          price={own?.price ?? shownPrice(current)}
          fullPrice={current.fullPrice}
          priorPrice={current.priorPrice}
          texts={{ t, price }}
        />
        <PriorPrice priorPrice={current.priorPrice} texts={{ t, price }} />
        {own?.tiers && <p className="vt-quick-view__title">{own.tiers}</p>}
        {current.title !== '' && <p className="vt-quick-view__title">{current.title}</p>}
      </div>
      <div className="vt-quick-view__choice">
        {options.map((option) => (
          <ProductOption
            key={option.id}
            option={choiceOf(option)}
            chosenId={option.values.find(({ id }) => current.productOptionValueIds.includes(id))?.id}
            availability={availability}
            hrefOf={() => null}
            guide={null}
            onChoose={(valueId) => choose(option.id, valueId)}
            t={t}
          />
        ))}
        <AddForm product={product} variation={current} isOrder={shop.type === 'services_cart'} t={t} />
        <a className="vt-quick-view__way" href={hrefOf(current)}>
          {t('product.wholePage')}
        </a>
      </div>
    </div>
  );
}

interface AddFormProps extends Pick<ModalProps, 't'> {
  product: Product;
  variation: Variation;
  isOrder: boolean;
}

/** `client/shop.ts` hears the form, as those of the product page. */
function AddForm({ product, variation, isOrder, t }: AddFormProps) {
  const isPriced = shownPrice(variation) > 0;
  if (!isPriced || !isAvailable(variation.stock)) {
    return (
      <button type="button" className="vt-button vt-button--primary" disabled>
        {t(isPriced ? 'product.soldOut' : 'product.noPrice')}
      </button>
    );
  }
  return (
    <form method="post" action={paths.cart} data-vt-add-to-cart="">
      <input type="hidden" name="op" value="add" />
      <input type="hidden" name="product" value={product.id} />
      <input type="hidden" name="variation" value={variation.id} />
      <button type="submit" className="vt-button vt-button--primary vt-quick-view__add">
        {t(isOrder ? 'product.addToOrder' : 'product.addToCart')}
      </button>
    </form>
  );
}

function choiceOf({ id, title, view, unit, values }: Product['options'][number]) {
  return {
    id,
    title,
    view,
    values: values.map((value) => ({
      id: value.id,
      title: unit ? `${value.title} ${unit}` : value.title,
      color: value.color,
      image: value.image && imageUrl(value.image, { width: 160, height: 160 }),
    })),
  };
}
