import { findPlain } from '#domain/products/product.columns.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { receiptTexts } from '../../ui/receipt.texts.ts';
import { showNumber } from '../../ui/judge-number.ts';
import { useFormat } from '../../ui/use-format.ts';
import { productTexts } from '../product/product.texts.ts';
import { filesTexts } from './files.texts.ts';

/** A value of a file's cell as the admin writes such values: prices with their currency, yes and no in words. */
export function useCellText(): (field: string, text: string) => string {
  const t = useTexts(filesTexts);
  const receipt = useTexts(receiptTexts);
  const product = useTexts(productTexts);
  const { formatMoney, language } = useFormat();
  return (field, text) => {
    switch (field) {
      case 'price':
      case 'discountPrice':
        return formatMoney(Number(text));
      case 'enabled':
      case 'default':
        return t(text === 'yes' ? 'yes' : 'no');
      case 'vatCode':
        return receipt(`vatCode.${text}` as 'vatCode.1');
      case 'paymentMode':
        return receipt(`paymentMode.${text}` as 'paymentMode.full_payment');
      case 'fulfilment':
        return product(`fulfilment.${text}` as 'fulfilment.download');
      case 'stock':
        return text === 'unlimited' ? t('unlimited') : showNumber(Number(text), 'count', language);
      default: {
        const written = findPlain(field)?.written;
        return written?.form === 'number' ? showNumber(Number(text), written.number, language) : text;
      }
    }
  };
}
