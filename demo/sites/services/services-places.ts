import { toPrice } from '../../content/price.ts';
import type { DemoPickupLocation, DemoShippingZone } from '../../content/types.ts';

export const pickupLocations: DemoPickupLocation[] = [
  {
    code: 'workshop',
    enabled: true,
    title: { en: 'In the workshop', ru: 'В мастерской', ar: 'في الورشة' },
    address: {
      en: '7 Joiner’s Yard, Baltimore, MD 21201',
      ru: 'Москва, Столярный переулок, 77',
      ar: 'زقاق النجّارين 7، رأس الخور، دبي',
    },
    phone: { en: '+1 202 555 0119', ru: '+7 495 000-00-19', ar: '+971 4 000 0019' },
    workTime: {
      en: 'Mon–Sat, 11:00–20:00',
      ru: 'Пн–сб, 11:00–20:00',
      ar: 'من الاثنين إلى السبت، 11:00–20:00',
    },
    coordinates: {
      en: { latitude: 39.295, longitude: -76.6205 },
      ru: { latitude: 55.7645, longitude: 37.565 },
      ar: { latitude: 25.175, longitude: 55.35 },
    },
    price: toPrice(0),
    shippingSpeed: 'day_1',
  },
];

export const shippingZones: DemoShippingZone[] = [
  {
    code: 'visit',
    enabled: true,
    title: { en: 'We come to you', ru: 'Приедем к вам', ar: 'نأتي إليك' },
    places: {
      en: { countries: ['US'], regions: ['MD', 'DC'], localities: [] },
      ru: { countries: ['RU'], regions: ['MOW', 'MOS'], localities: [] },
      ar: { countries: ['AE'], regions: ['DU', 'SH'], localities: [] },
    },
    price: toPrice(25),
    freeFrom: toPrice(200),
    shippingSpeed: 'day_3',
  },
];
