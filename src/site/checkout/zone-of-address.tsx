import { shippingSpeedKeys } from '#domain/shipping-speed.ts';

import { describeDeliveryPrice, type MoneyTexts } from '../order/order-amounts.tsx';
import type { ShownQuote } from './use-quote.ts';

interface ZoneOfAddressProps {
  shown: Pick<ShownQuote, 'quote' | 'isLoading'>;
  /** Nothing of the address has been given yet: it is nobody's. */
  isBlank: boolean;
  /** What is wrong with the place as a whole leads here. */
  id: string;
  texts: MoneyTexts;
}

/** The zone that the address lies in, with price and speed; or that nobody delivers there. */
export function ZoneOfAddress({ shown: { quote, isLoading }, isBlank, id, texts }: ZoneOfAddressProps) {
  const { t } = texts;
  const problem = isBlank ? undefined : quote?.problems.find(({ code }) => code === 'noZone');
  const place = quote?.place;
  return (
    <div className="vt-zone" id={id} tabIndex={-1} role="status" data-dimmed={isLoading || undefined}>
      {problem && <p className="vt-field__error">{problem.message}</p>}
      {!problem && !place && <p className="vt-zone__hint">{t('checkout.addressFirst')}</p>}
      {!problem && place && (
        <>
          <p>
            <span className="vt-zone__title">{place.title}</span>
            <span className="vt-zone__speed">{t(shippingSpeedKeys[place.speed])}</span>
          </p>
          <p className="vt-zone__price">{describeDeliveryPrice(quote.delivery ?? place.price, texts)}</p>
        </>
      )}
    </div>
  );
}
