import { useEffect, useEffectEvent, useRef } from 'react';

import type { Form } from '#ui/form/use-form.ts';

import type { CheckoutPartProps } from './checkout-part.ts';
import { isInSight, type CheckoutValues } from './checkout-values.ts';

/** Fields from the top of the page down; `address` stands for the place as a whole. */
const readingOrder = [
  'firstName',
  'lastName',
  'phone',
  'email',
  'hasReceiver',
  'receiver.firstName',
  'receiver.lastName',
  'receiver.phone',
  'company.name',
  'company.taxNumber',
  'comment',
  'deliveryType',
  'locationCode',
  'address.country',
  'address.region',
  'address.locality',
  'pickupPoint',
  'address.street',
  'address.postalCode',
  'address',
  'giftCard.name',
  'giftCard.email',
  'giftCard.message',
  'giftCard.sendOn',
  'paymentMethod',
  'consent',
];

interface WrongField {
  path: string;
  error: string;
}

/** Wrong fields that are on the screen, the topmost first; what no field holds comes last. */
export function listWrongFields({ errors, values }: Pick<Form<CheckoutValues>, 'errors' | 'values'>) {
  const placeOf = ({ path }: WrongField) => {
    const place = readingOrder.indexOf(path);
    return place < 0 ? readingOrder.length : place;
  };
  return Object.entries(errors)
    .map(([path, error]): WrongField => ({ path, error }))
    .filter(({ path }) => isInSight(path, values))
    .toSorted((a, b) => placeOf(a) - placeOf(b));
}

/**
 * What keeps the order from being sent, beside the button: how many fields are wrong, and the first of them by name.
 * When sending was refused that field is scrolled to and has the focus (requirement 384).
 */
export function FirstError({ form, t }: CheckoutPartProps) {
  const box = useRef<HTMLDivElement>(null);
  const { formErrors, refusals, idOf, labelOf } = form;
  const wrong = listWrongFields(form);
  const first = wrong.find(({ path }) => labelOf(path) !== '');
  const unnamed = wrong.filter(({ path }) => labelOf(path) === '');
  const firstId = first ? idOf(first.path) : null;
  const show = useEffectEvent(() => {
    if (firstId === null) box.current?.focus();
    else reveal(firstId);
  });
  // Only when sending was refused: a field that is put right leads nobody away from where they type.
  useEffect(() => {
    if (refusals > 0) show();
  }, [refusals]);
  if (refusals === 0 || wrong.length + formErrors.length === 0) return null;
  return (
    <div className="vt-error-summary" role="group" tabIndex={-1} ref={box} aria-labelledby={idOf('errors')}>
      <p className="vt-error-summary__title" id={idOf('errors')}>
        {formErrors.length > 0 ? formErrors.join(' ') : t('forms.errorSummary', { count: wrong.length })}
      </p>
      {unnamed.map(({ path, error }) => (
        <p key={path}>{error}</p>
      ))}
      {first && firstId !== null && (
        <p>
          <a
            href={`#${firstId}`}
            onClick={(event) => {
              event.preventDefault();
              reveal(firstId);
            }}
          >
            {`${labelOf(first.path)}: ${first.error}`}
          </a>
        </p>
      )}
    </div>
  );
}

/** Without script the page opens at its top: so the way to the first wrong field stands there. */
export function FirstErrorOnTop({ form, t }: CheckoutPartProps) {
  const { refusals, idOf, labelOf } = form;
  const wrong = listWrongFields(form);
  const first = wrong.find(({ path }) => labelOf(path) !== '');
  if (refusals === 0 || !first) return null;
  return (
    <noscript>
      <p className="vt-field__error">
        <a href={`#${idOf(first.path)}`}>{t('forms.errorSummary', { count: wrong.length })}</a>
      </p>
    </noscript>
  );
}

/** In the middle of the screen, where neither a header nor a bar lies over it. */
function reveal(id: string): void {
  const field = document.getElementById(id);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
