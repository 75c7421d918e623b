import { useEffect, useRef } from 'react';

import { PhoneField } from '#ui/form/phone/phone-field.tsx';
import type { PhoneInput } from '#ui/form/phone/use-phone.ts';
import { TextArea } from '#ui/form/text-area.tsx';
import { TextField } from '#ui/form/text-field.tsx';

import { maxLengths, type CheckoutPartProps } from './checkout-part.ts';
import { CheckoutStep } from './checkout-step.tsx';
import { ReceiverFields } from './receiver-fields.tsx';

interface ContactBlockProps extends CheckoutPartProps {
  phone: PhoneInput;
  /** Null where the shop does not ask for a receiver. */
  receiverPhone: PhoneInput | null;
}

/** Who buys, and who receives when that is somebody else. */
export function ContactBlock({ form, t, phone, receiverPhone }: ContactBlockProps) {
  return (
    <CheckoutStep id="contact" number={1} title={t('checkout.contact')}>
      <div className="vt-form__row">
        <TextField field={form.field('firstName')} autoComplete="given-name" maxLength={maxLengths.name} />
        <TextField field={form.field('lastName')} autoComplete="family-name" maxLength={maxLengths.name} />
      </div>
      <div className="vt-form__row">
        <PhoneField field={form.field('phone')} phone={phone} t={t} />
        <TextField
          field={form.field('email')}
          description={t('checkout.emailHint')}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={maxLengths.email}
        />
      </div>
      {receiverPhone && <ReceiverFields form={form} t={t} phone={receiverPhone} />}
      <Comment form={form} t={t} />
    </CheckoutStep>
  );
}

/** Opens by itself where something stands in it, as a note that was written in the cart, and stays open then. */
function Comment({ form, t }: CheckoutPartProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const isWritten = form.values.comment !== '';
  useEffect(() => {
    if (isWritten && details.current) details.current.open = true;
  }, [isWritten]);
  return (
    <details className="vt-checkout__comment" ref={details}>
      <summary>{t('checkout.addComment')}</summary>
      <TextArea field={form.field('comment')} rows={3} maxLength={maxLengths.comment} />
    </details>
  );
}
