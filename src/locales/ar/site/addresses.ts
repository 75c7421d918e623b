import type { messages as english } from '../../en/site/addresses.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  'address.address1': 'العنوان',
  'address.address2': 'رقم الشقة أو الفيلا وغير ذلك',
  'address.city': 'المدينة',
  'address.company': 'الشركة',
  'address.country': 'الدولة/المنطقة',
  'address.postalCode': 'الرمز البريدي',
  'address.postcode': 'الرمز البريدي',
  'address.zipCode': 'الرمز البريدي (ZIP)',
  'address.pinCode': 'الرمز البريدي (PIN)',
  'address.region': 'المنطقة',
  'address.province': 'المقاطعة',
  'address.state': 'الولاية',
  'address.stateOrTerritory': 'الولاية/الإقليم',
  'address.county': 'المقاطعة',
  'address.prefecture': 'المحافظة',
  'address.emirate': 'الإمارة',
  'address.governorate': 'المحافظة',
} satisfies Messages<typeof english>;
