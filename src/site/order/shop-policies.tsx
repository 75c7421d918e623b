import type { Translator } from '#domain/i18n/translate.ts';
import { RichText } from '#ui/rich-text.tsx';

/** Sanitised HTML; empty when the shop says nothing. */
export interface Policies {
  shipping: string;
  refund: string;
}

interface ShopPoliciesProps {
  policies: Policies;
  className: string;
  t: Translator;
}

/** Terms that matter before paying, a tap away (requirement 349). */
export function ShopPolicies({ policies, className, t }: ShopPoliciesProps) {
  const { shipping, refund } = policies;
  if (shipping === '' && refund === '') return null;
  const hasBoth = shipping !== '' && refund !== '';
  const title = hasBoth
    ? 'product.shippingAndRefund'
    : shipping === ''
      ? 'product.refund'
      : 'product.shipping';
  return (
    <details className={className}>
      <summary>{t(title)}</summary>
      <RichText html={shipping} />
      {hasBoth && <p className={`${className}-title`}>{t('product.refund')}</p>}
      <RichText html={refund} />
    </details>
  );
}
