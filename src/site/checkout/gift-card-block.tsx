import { cardDaysAhead } from '#domain/checkout-rules.ts';
import { addDays } from '#domain/local-days.ts';
import { TextArea } from '#ui/form/text-area.tsx';
import { TextField } from '#ui/form/text-field.tsx';

import { maxLengths, type CheckoutPartProps } from './checkout-part.ts';
import { CheckoutStep } from './checkout-step.tsx';

interface GiftCardBlockProps extends CheckoutPartProps {
  number: number;
  /** By the shop's calendar: the first day on which a card may be sent. */
  today: string;
}

/** Who gets the gift cards of the order: left empty, its buyer does. */
export function GiftCardBlock({ form, t, number, today }: GiftCardBlockProps) {
  return (
    <CheckoutStep id="gift-card" number={number} title={t('checkout.giftCard')}>
      <p>{t('checkout.giftCardText')}</p>
      <div className="vt-form__row">
        <TextField field={form.field('giftCard.name')} autoComplete="off" maxLength={maxLengths.name} />
        <TextField
          field={form.field('giftCard.email')}
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={maxLengths.email}
        />
      </div>
      <TextArea
        field={form.field('giftCard.message')}
        rows={3}
        maxLength={maxLengths.cardMessage}
        autoComplete="off"
      />
      <TextField
        field={form.field('giftCard.sendOn')}
        description={t('checkout.cardDayHint')}
        type="date"
        autoComplete="off"
        min={today}
        max={addDays(today, cardDaysAhead)}
      />
    </CheckoutStep>
  );
}
