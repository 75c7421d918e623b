import { useState } from 'react';

import type { Translator } from '#domain/i18n/translate.ts';
import { shownPrice } from '#domain/price.ts';
import { nextCheckout, paths, stockFormPath } from '#domain/routes.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import { isAvailable } from '#domain/availability.ts';
import { QuantityStepper } from '#ui/quantity-stepper.tsx';

import { openModal } from '../modals/open-modal.ts';
import { BuyBar } from './buy-bar.tsx';
import type { ChoiceVariation } from './product-choice.tsx';

const formId = 'vt-buy';

interface BuyFormProps {
  product: { id: number; title: string };
  variation: ChoiceVariation;
  isOrder: boolean;
  fastOrder: string | null;
  buyBar: Settings['ecommerce']['buyBar'];
  /** What those wait for who ask to be told once it is back; null where nobody is told. */
  awaited: string | null;
  t: Translator;
  /** Of a single piece. */
  priceText: string;
  /** Says to readers what has changed. */
  announce(text: string): void;
}

/**
 * Puts the chosen variation into the cart. `client/shop.ts` hears the form on every page, before this code
 * arrives too; without script it goes to the cart page. What is sold out or has no price is not sold.
 */
export function BuyForm({
  product,
  variation,
  isOrder,
  fastOrder,
  buyBar,
  awaited,
  t,
  priceText,
  announce,
}: BuyFormProps) {
  const [quantity, setQuantity] = useState(1);
  const isPriced = shownPrice(variation) > 0;
  if (!isAvailable(variation.stock) || !isPriced) {
    const canWait = awaited !== null && isPriced;
    return (
      <>
        <button
          type="button"
          // What can still be done is the louder of the two.
          className={`vt-button vt-button--${canWait ? 'outline' : 'primary'} vt-buy__none`}
          disabled
        >
          {t(isPriced ? 'product.soldOut' : 'product.noPrice')}
        </button>
        {canWait && (
          <a
            className="vt-button vt-button--primary"
            href={stockFormPath(variation.id)}
            rel="nofollow"
            data-vt-modal="BackInStock"
            data-variation-id={variation.id}
            data-name={awaited}
          >
            {t('backInStock.ask')}
          </a>
        )}
      </>
    );
  }
  const label = t(isOrder ? 'product.addToOrder' : 'product.addToCart');
  return (
    <>
      <form
        className="vt-buy"
        id={formId}
        method="post"
        action={paths.cart}
        data-vt-add-to-cart=""
        // How much there is, the answer tells better than the browser's own bubble.
        noValidate
      >
        <input type="hidden" name="op" value="add" />
        <input type="hidden" name="product" value={product.id} />
        <input type="hidden" name="variation" value={variation.id} />
        <QuantityStepper
          id="vt-buy-quantity"
          name="quantity"
          value={quantity}
          max={variation.stock}
          texts={{
            label: t('product.quantity'),
            increase: t('product.increase'),
            decrease: t('product.decrease'),
          }}
          onChange={(next) => {
            setQuantity(next);
            announce(`${t('product.quantity')}: ${next}`);
          }}
          onBeyond={() => void openModal('AddToCartStockError', { available: variation.stock })}
        />
        <button type="submit" className="vt-button vt-button--primary vt-buy__submit">
          {label}
        </button>
        {fastOrder !== null && (
          <button type="submit" className="vt-button vt-button--outline vt-buy__fast" {...nextCheckout}>
            {fastOrder || t('product.oneClick')}
          </button>
        )}
      </form>
      <BuyBar formId={formId} title={product.title} price={priceText} label={label} reach={buyBar} />
    </>
  );
}
