import { useEffect, useRef, useState, type ReactNode } from 'react';

import { hasCompany } from '#domain/checkout-rules.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
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
  asksCompany: boolean;
  /** Whether letters about a cart that is left are welcome. */
  asksReminders: boolean;
}

/** Who buys, and who receives when that is somebody else. */
export function ContactBlock(props: ContactBlockProps) {
  const { form, t, phone, receiverPhone, asksCompany, asksReminders } = props;
  const { comment, company } = form.values;
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
      {asksReminders && <Checkbox field={form.field<boolean>('reminders')} />}
      {receiverPhone && <ReceiverFields form={form} t={t} phone={receiverPhone} />}
      {asksCompany && (
        <Folded name="company" title={t('checkout.companyBuys')} isFilled={hasCompany(company)}>
          <div className="vt-form__row">
            <TextField
              field={form.field('company.name')}
              autoComplete="organization"
              maxLength={maxLengths.company}
            />
            <TextField
              field={form.field('company.taxNumber')}
              description={t('checkout.taxNumberHint')}
              autoCapitalize="characters"
              maxLength={maxLengths.taxNumber}
            />
          </div>
        </Folded>
      )}
      <Folded name="comment" title={t('checkout.addComment')} isFilled={comment !== ''}>
        <TextArea field={form.field('comment')} rows={3} maxLength={maxLengths.comment} />
      </Folded>
    </CheckoutStep>
  );
}

interface FoldedProps {
  /** Names it for styles. */
  name: string;
  title: string;
  isFilled: boolean;
  children: ReactNode;
}

/** Opens by itself where something stands in it, as a note that was written in the cart, and stays open then. */
function Folded({ name, title, isFilled, children }: FoldedProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isDrawnOpen] = useState(isFilled);
  useEffect(() => {
    if (isFilled && details.current) details.current.open = true;
  }, [isFilled]);
  return (
    <details className={`vt-checkout__folded vt-checkout__${name}`} ref={details} open={isDrawnOpen}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
