import { imageUrl, missingImage } from '#domain/image-url.ts';
import { formatPrice, toMinor } from '#domain/money.ts';
import { shownPrice } from '#domain/price.ts';
import { paths } from '#domain/routes.ts';
import type { Product } from '#domain/schemas/product.schema.ts';
import { Dialog } from '#ui/dialog.tsx';

import './added-to-cart.css';
import { useOwnPrice } from '../shop/use-own-price.ts';
import { pictureOf } from './chosen-variation.ts';
import type { ModalProps } from './modals.ts';

/** What was put into the cart, and the two ways on (requirements 342-343). */
export function AddedToCart({ details, isClosing, close, t, shop }: ModalProps) {
  const { product, variationId, quantity } = details as {
    product: Product;
    variationId: number;
    quantity: number;
  };
  const variation = product.variations.find(({ id }) => id === variationId);
  const own = useOwnPrice(variation, quantity);
  if (!variation) return null;
  const shown = own?.price ?? shownPrice(variation);
  const isOrder = shop.type === 'services_cart';
  const image = pictureOf(product, variation) ?? missingImage;
  const price = (major: number) => formatPrice(toMinor(major), shop);
  return (
    <Dialog
      type="AddToCart"
      id="added"
      title={t(isOrder ? 'addToCart.orderTitle' : 'addToCart.title')}
      isClosing={isClosing}
      onClose={close}
      closeLabel={t('common.close')}
    >
      <div className="vt-added">
        <img
          className="vt-added__picture"
          src={imageUrl(image, { width: 240, height: 240 })}
          alt=""
          width={96}
          height={96}
        />
        <div className="vt-added__text">
          <p className="vt-added__title">{product.title}</p>
          {variation.title !== '' && <p className="vt-added__options">{variation.title}</p>}
          <p className="vt-added__sum">
            {quantity > 1 && <span className="vt-added__quantity">{quantity} × </span>}
            {price(shown)}
            {variation.fullPrice > shown && (
              <s className="vt-added__full">
                <span className="vt-visually-hidden">{t('product.oldPrice')} </span>
                {price(variation.fullPrice)}
              </s>
            )}
          </p>
        </div>
      </div>
      <div className="vt-dialog__actions">
        <button type="button" className="vt-button vt-button--outline" onClick={close}>
          {t('addToCart.back')}
        </button>
        <a className="vt-button vt-button--primary" href={`${paths.cart}/`}>
          {t(isOrder ? 'addToCart.viewOrder' : 'addToCart.viewCart')}
        </a>
      </div>
    </Dialog>
  );
}
