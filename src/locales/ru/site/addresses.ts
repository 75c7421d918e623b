import type { messages as english } from '../../en/site/addresses.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  'address.address1': 'Адрес',
  'address.address2': 'Квартира, офис и т. д.',
  'address.city': 'Город',
  'address.company': 'Компания',
  'address.country': 'Страна или регион',
  'address.postalCode': 'Почтовый индекс',
  'address.postcode': 'Почтовый индекс',
  'address.zipCode': 'Почтовый индекс (ZIP)',
  'address.pinCode': 'Почтовый индекс (PIN)',
  'address.region': 'Регион',
  'address.province': 'Провинция',
  'address.state': 'Штат',
  'address.stateOrTerritory': 'Штат или территория',
  'address.county': 'Графство',
  'address.prefecture': 'Префектура',
  'address.emirate': 'Эмират',
  'address.governorate': 'Губернаторство',
} satisfies Messages<typeof english>;
