import { useEffect, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';

import { countItems } from '#domain/cart.ts';
import type { Translator } from '#domain/i18n/translate.ts';
import { formatPrice, toMinor } from '#domain/money.ts';
import { paths } from '#domain/routes.ts';

import { loadTranslator } from '../client/load-translator.ts';
import { readShopContext, type ShopContext } from '../client/shop-context.ts';
import { removeFromCart } from '../shop/cart-actions.ts';
import './cart-changes.css';
import { CartChanges } from './cart-changes.tsx';
import './cart-widget.css';
import { trackDifferences } from './tracked-line.ts';
import { useCartQuote } from './use-cart-quote.ts';
import { WidgetLine } from './widget-line.tsx';

interface OpenWidget {
  root: Root;
  place: HTMLElement;
}

let opened: OpenWidget | null = null;

/**
 * Shows the cart's lines below the link to it until the pointer or the focus is elsewhere (requirement 503).
 * Opened by a key, it takes the focus.
 */
export async function openCartWidget(link: HTMLElement, takesFocus: boolean): Promise<void> {
  if (opened) return;
  const place = document.createElement('div');
  const root = createRoot(place, { identifierPrefix: 'cart-widget' });
  opened = { root, place };
  const shop = readShopContext();
  const t = await loadTranslator(shop.language);
  link.parentElement?.append(place);
  link.setAttribute('aria-expanded', 'true');
  const close = () => {
    root.unmount();
    place.remove();
    opened = null;
    link.setAttribute('aria-expanded', 'false');
  };
  root.render(<CartWidget link={link} takesFocus={takesFocus} close={close} t={t} shop={shop} />);
}

interface CartWidgetProps {
  link: HTMLElement;
  takesFocus: boolean;
  close(): void;
  t: Translator;
  shop: ShopContext;
}

const nothing = { items: [], quote: null, changes: [] };

function CartWidget({ link, takesFocus, close, t, shop }: CartWidgetProps) {
  const { list, lines, quote, changes, isPending, hasFailed } = useCartQuote(nothing);
  const panel = useRef<HTMLDivElement>(null);
  useClosing(link, close);
  useEffect(() => {
    if (takesFocus) panel.current?.focus();
  }, [takesFocus]);

  const isOrder = shop.type === 'services_cart';
  const price = (major: number) => formatPrice(toMinor(major), shop);
  return (
    <div
      className="vt-cart-widget"
      ref={panel}
      role="dialog"
      aria-label={t(isOrder ? 'cart.orderTitle' : 'cart.title')}
      tabIndex={-1}
    >
      <CartChanges changes={changes} t={t} price={price} />
      {list.length === 0 ? (
        <p className="vt-cart-widget__note">{t(isOrder ? 'cart.orderEmpty' : 'cart.empty')}</p>
      ) : (
        <>
          <ul className="vt-cart-widget__lines">
            {lines.map(({ item, line }) => (
              <WidgetLine
                key={item.variationId}
                item={item}
                line={line}
                t={t}
                price={price}
                onRemove={() => {
                  panel.current?.focus();
                  removeFromCart(item.variationId);
                  trackDifferences([{ line, by: -item.quantity }]);
                }}
              />
            ))}
          </ul>
          {!quote && (
            <p className="vt-cart-widget__note" role="status">
              {t(hasFailed ? 'cart.failed' : 'common.loading')}
            </p>
          )}
          {quote && (
            <p className="vt-cart-widget__total" data-stale={isPending || undefined}>
              <span>{t('cart.itemCount', { count: countItems(list) })}</span>
              <strong>{price(quote.total)}</strong>
            </p>
          )}
          <div className="vt-cart-widget__ways">
            <a className="vt-button vt-button--outline" href={paths.cart}>
              {t(isOrder ? 'addToCart.viewOrder' : 'addToCart.viewCart')}
            </a>
            <a className="vt-button vt-button--primary" href={paths.checkout}>
              {t('cart.checkout')}
            </a>
          </div>
        </>
      )}
    </div>
  );
}

/** Milliseconds in which a pointer may come back. */
const leaveDelay = 250;

/** Closes when the pointer has left, on Escape, and when something else is clicked or focused. */
function useClosing(link: HTMLElement, close: () => void): void {
  useEffect(() => {
    const area = link.parentElement;
    if (!area) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stay = () => clearTimeout(timer);
    const leave = ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse' || area.contains(document.activeElement)) return;
      timer = setTimeout(close, leaveDelay);
    };
    const handleElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !area.contains(target)) close();
    };
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (area.contains(document.activeElement)) link.focus();
      close();
    };
    area.addEventListener('pointerenter', stay);
    area.addEventListener('pointerleave', leave);
    document.addEventListener('pointerdown', handleElsewhere);
    document.addEventListener('focusin', handleElsewhere);
    document.addEventListener('keydown', handleKey);
    return () => {
      stay();
      area.removeEventListener('pointerenter', stay);
      area.removeEventListener('pointerleave', leave);
      document.removeEventListener('pointerdown', handleElsewhere);
      document.removeEventListener('focusin', handleElsewhere);
      document.removeEventListener('keydown', handleKey);
    };
  }, [link, close]);
}
