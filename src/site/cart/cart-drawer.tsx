import { useState } from 'react';

import { countItems } from '#domain/cart.ts';
import { formatPrice, toMinor } from '#domain/money.ts';
import { paths } from '#domain/routes.ts';
import { Dialog } from '#ui/dialog.tsx';
import '#ui/quantity-stepper.css';

import type { ModalProps } from '../modals/modals.ts';
import '../promo-codes/promo-codes.css';
import { PromoCodes } from '../promo-codes/promo-codes.tsx';
import './cart-changes.css';
import { CartChanges } from './cart-changes.tsx';
import './cart-drawer.css';
import { CartNote } from './cart-note.tsx';
import { DrawerDiscounts } from './drawer-discounts.tsx';
import { DrawerLine } from './drawer-line.tsx';
import { DrawerSuggestions } from './drawer-suggestions.tsx';
import './free-delivery.css';
import { FreeDelivery } from './free-delivery.tsx';
import './gift-wrap.css';
import { GiftWrap } from './gift-wrap.tsx';
import { QuoteFailure } from './quote-failure.tsx';
import { RemovedLines } from './removed-lines.tsx';
import { useCartEdits } from './use-cart-edits.ts';
import { useCartQuote } from './use-cart-quote.ts';

const nothing = { items: [], quote: null, changes: [] };

/** The cart beside the page: opens after adding, where the shop wants that, and from the cart's icon. */
export function CartDrawer({ details, isClosing, close, t, shop }: ModalProps) {
  const isOrder = shop.type === 'services_cart';
  const price = (major: number) => formatPrice(toMinor(major), shop);
  const { list, lines, quote, changes, isPending, hasFailed, retry, setCodes } = useCartQuote(nothing);
  const [short, setShort] = useState({ variationId: 0, text: '' });
  const { removed, setLine, remove, undo } = useCartEdits({
    list,
    lines,
    isOrder,
    t,
    onShort: (variationId, count) => setShort({ variationId, text: t('stockError.text', { count }) }),
  });
  const notice = removed && <RemovedLines text={removed.text} t={t} onUndo={() => undo(removed)} />;
  const count = countItems(list);
  const title = t(isOrder ? 'cart.orderTitle' : 'cart.title');
  return (
    <Dialog
      type="CartDrawer"
      id="cart-drawer"
      title={title}
      isClosing={isClosing}
      onClose={close}
      closeLabel={t('common.close')}
    >
      <div className="vt-cart-drawer__main">
        <p className="vt-cart-drawer__added" role="status">
          {details['isAdded'] === true && t(isOrder ? 'addToCart.orderTitle' : 'addToCart.title')}
        </p>
        {quote && list.length > 0 && <FreeDelivery free={quote.freeDelivery} t={t} price={price} />}
        <CartChanges changes={changes} t={t} price={price} />
        {list.length === 0 && <EmptyDrawer text={t(isOrder ? 'cart.orderEmpty' : 'cart.empty')} t={t} />}
        <ul className="vt-cart-drawer__lines" aria-label={title}>
          {lines.map(({ item, line }, index) => (
            <li key={item.variationId}>
              {removed?.index === index && notice}
              <DrawerLine
                item={item}
                line={line}
                notice={short.variationId === item.variationId ? short.text : ''}
                t={t}
                price={price}
                onQuantity={(quantity) => {
                  setShort({ variationId: 0, text: '' });
                  setLine({ item, line }, quantity);
                }}
                onRemove={() => remove(index)}
              />
            </li>
          ))}
          {removed && removed.index >= lines.length && <li>{notice}</li>}
        </ul>
        {list.length > 0 && !quote && !hasFailed && <p role="status">{t('common.loading')}</p>}
        {hasFailed && <QuoteFailure t={t} onRetry={retry} />}
        {quote && list.length > 0 && <GiftWrap wrap={quote.giftWrap} t={t} price={price} />}
        {quote && list.length > 0 && (
          <PromoCodes quote={quote} isPending={isPending} onChange={setCodes} t={t} price={price} />
        )}
        {shop.hasCartMore && (
          <DrawerSuggestions ids={[...new Set(list.map(({ id }) => id))]} t={t} price={price} />
        )}
        {shop.hasCartNote && list.length > 0 && <CartNote t={t} />}
      </div>
      {list.length > 0 && (
        <div className="vt-cart-drawer__foot">
          {quote && <DrawerDiscounts quote={quote} isPending={isPending} t={t} price={price} />}
          <p className="vt-cart-drawer__total" data-stale={isPending || undefined}>
            <span>{t('cart.itemCount', { count })}</span>
            <strong>{quote && price(quote.total)}</strong>
          </p>
          <p className="vt-cart-drawer__later">{t('cart.deliveryLater')}</p>
          <a className="vt-button vt-button--primary" href={paths.checkout}>
            {t('cart.checkout')}
          </a>
          <a className="vt-button vt-button--text" href={paths.cart}>
            {t(isOrder ? 'addToCart.viewOrder' : 'addToCart.viewCart')}
          </a>
        </div>
      )}
    </Dialog>
  );
}

function EmptyDrawer({ text, t }: { text: string; t: ModalProps['t'] }) {
  return (
    <div className="vt-cart-drawer__empty">
      <p>{text}</p>
      <a className="vt-button vt-button--outline" href={paths.catalogs}>
        {t('cart.toCatalog')}
      </a>
    </div>
  );
}
