import type { CheckoutPartProps } from '../checkout-part.ts';
import { ConsentBox } from '../consent-box.tsx';
import { useExpress, type ExpressForm } from './use-express.ts';

interface ExpressBlockProps extends CheckoutPartProps, Omit<ExpressForm, 'values' | 'asksConsent'> {
  consent: { isAsked: boolean; html: string };
  /** The shop has terms that are shown further down. */
  hasTerms: boolean;
}

/** Wallets above the form. Their place is kept from the first drawing on, and folds where there is none. */
export function ExpressBlock({ form, consent, hasTerms, ...express }: ExpressBlockProps) {
  const { t, shown } = express;
  const asksConsent = consent.isAsked;
  const { block, place, isFolded, message } = useExpress({ ...express, values: form.values, asksConsent });
  const isPaidByCards = shown.quote !== null && shown.quote.due === 0;
  const field = form.field<boolean>('consent');
  return (
    <div className="vt-express" ref={block} hidden={isFolded || isPaidByCards}>
      <h2 className="vt-express__title">{t('checkout.express')}</h2>
      {asksConsent && (
        // The form's own box again: what is ticked here is ticked there.
        <ConsentBox
          field={{ ...field, id: `${field.id}-express`, name: '', error: undefined, required: false }}
          html={consent.html}
        />
      )}
      <div className="vt-express__buttons" ref={place} />
      <p className="vt-field__error vt-express__error" role="alert">
        {message}
      </p>
      {!asksConsent && hasTerms && <p className="vt-express__terms">{t('checkout.expressTerms')}</p>}
      <p className="vt-express__or">{t('checkout.orForm')}</p>
    </div>
  );
}
