import { Checkbox } from '#ui/form/checkbox.tsx';
import { PhoneField } from '#ui/form/phone/phone-field.tsx';
import type { PhoneInput } from '#ui/form/phone/use-phone.ts';
import { TextField } from '#ui/form/text-field.tsx';

import { maxLengths, type CheckoutPartProps } from './checkout-part.ts';

/** Somebody else to hand the order to. The fields are always there: the style opens them, without script too. */
export function ReceiverFields({ form, t, phone }: CheckoutPartProps & { phone: PhoneInput }) {
  return (
    <div className="vt-receiver">
      <Checkbox field={form.field<boolean>('hasReceiver')} />
      <fieldset className="vt-receiver__fields vt-form">
        <legend className="vt-visually-hidden">{t('checkout.receiver')}</legend>
        <div className="vt-form__row">
          <TextField
            field={form.field('receiver.firstName')}
            autoComplete="section-receiver given-name"
            maxLength={maxLengths.name}
          />
          <TextField
            field={form.field('receiver.lastName')}
            autoComplete="section-receiver family-name"
            maxLength={maxLengths.name}
          />
        </div>
        <PhoneField
          field={form.field('receiver.phone')}
          phone={phone}
          autoComplete="section-receiver tel"
          t={t}
        />
      </fieldset>
    </div>
  );
}
