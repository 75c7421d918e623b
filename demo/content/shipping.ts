import { toPrice } from './price.ts';
import type { DemoPickupLocation, DemoShippingZone } from './types.ts';

export const pickupLocations: DemoPickupLocation[] = [
  {
    code: 'studio',
    enabled: true,
    title: { en: 'The studio, blue door', ru: 'Мастерская, синяя дверь', ar: 'المرسم، الباب الأزرق' },
    address: {
      en: '18 Slipware Lane, Annapolis, MD 21401',
      ru: 'Москва, Гончарная улица, 99, вход со двора',
      ar: 'شارع 18، القوز الصناعية الأولى، دبي',
    },
    phone: { en: '+1 202 555 0142', ru: '+7 495 000-00-14', ar: '+971 4 000 0014' },
    workTime: {
      en: 'Tue–Sat, 10:00–18:00',
      ru: 'Вт–сб, 10:00–18:00',
      ar: 'من الثلاثاء إلى السبت، 10:00–18:00',
    },
    coordinates: {
      en: { latitude: 38.9769, longitude: -76.4867 },
      ru: { latitude: 55.7421, longitude: 37.6485 },
      ar: { latitude: 25.14, longitude: 55.225 },
    },
    price: toPrice(0),
    shippingSpeed: 'day_1',
  },
  {
    code: 'bookshop',
    enabled: true,
    title: {
      en: 'Lighthouse Books, Washington',
      ru: 'Книжный «Маяк», Чистые пруды',
      ar: 'مكتبة المنارة، دبي',
    },
    address: {
      en: '200 Inkwell Street NW, Washington, DC 20001',
      ru: 'Москва, Чистопрудный бульвар, 99',
      ar: 'شارع المحبرة 200، الجميرا، دبي',
    },
    phone: { en: '+1 202 555 0155', ru: '+7 495 000-00-55', ar: '+971 4 000 0055' },
    workTime: { en: 'Daily, 11:00–20:00', ru: 'Ежедневно, 11:00–20:00', ar: 'يوميًّا، 11:00–20:00' },
    coordinates: {
      en: { latitude: 38.9055, longitude: -77.0275 },
      ru: { latitude: 55.7645, longitude: 37.645 },
      ar: { latitude: 25.2048, longitude: 55.2427 },
    },
    price: toPrice(4),
    shippingSpeed: 'day_3',
    maxWeight: 15,
  },
  {
    code: 'coffee-counter',
    enabled: true,
    title: {
      en: 'Third Cup coffee bar, Baltimore',
      ru: 'Кофейня «Третья чашка», Петербург',
      ar: 'مقهى الفنجان الثالث، أبوظبي',
    },
    address: {
      en: '77 Kilnyard Avenue, Baltimore, MD 21202',
      ru: 'Санкт-Петербург, 7-я линия В. О., 199',
      ar: 'شارع الفرن 77، الخالدية، أبوظبي',
    },
    phone: { en: '+1 202 555 0166', ru: '+7 495 000-00-66', ar: '+971 2 000 0066' },
    workTime: { en: 'Mon–Fri, 8:00–19:00', ru: 'Пн–пт, 8:00–19:00', ar: 'من الاثنين إلى الجمعة، 8:00–19:00' },
    coordinates: {
      en: { latitude: 39.2904, longitude: -76.6122 },
      ru: { latitude: 59.9426, longitude: 30.2783 },
      ar: { latitude: 24.4715, longitude: 54.3478 },
    },
    price: toPrice(6),
    shippingSpeed: 'day_5',
    maxAmount: toPrice(600),
    maxWeight: 5,
  },
];

/** Nearest first: the first zone that fits an address is its zone. */
export const shippingZones: DemoShippingZone[] = [
  {
    code: 'nearby',
    enabled: true,
    title: { en: 'Maryland, DC and Virginia', ru: 'Москва и область', ar: 'دبي والشارقة وعجمان' },
    places: {
      en: { countries: ['US'], regions: ['MD', 'DC', 'VA'], localities: [] },
      ru: { countries: ['RU'], regions: ['MOW', 'MOS'], localities: [] },
      ar: { countries: ['AE'], regions: ['DU', 'SH', 'AJ'], localities: [] },
    },
    price: toPrice(9),
    freeFrom: toPrice(120),
    shippingSpeed: 'day_2',
    maxWeight: 30,
  },
  {
    code: 'country',
    enabled: true,
    title: { en: 'The rest of the USA', ru: 'По России', ar: 'بقية الإمارات' },
    places: {
      en: { countries: ['US'], regions: [], localities: [] },
      ru: { countries: ['RU'], regions: [], localities: [] },
      ar: { countries: ['AE'], regions: [], localities: [] },
    },
    price: toPrice(15),
    freeFrom: toPrice(200),
    shippingSpeed: 'day_6',
    maxWeight: 30,
  },
  {
    code: 'neighbors',
    enabled: true,
    title: {
      en: 'Canada and Mexico',
      ru: 'Беларусь, Казахстан, Армения, Киргизия',
      ar: 'السعودية وعُمان وقطر والكويت والبحرين',
    },
    places: {
      en: { countries: ['CA', 'MX'], regions: [], localities: [] },
      ru: { countries: ['BY', 'KZ', 'AM', 'KG'], regions: [], localities: [] },
      ar: { countries: ['SA', 'OM', 'QA', 'KW', 'BH'], regions: [], localities: [] },
    },
    price: toPrice(28),
    shippingSpeed: 'week_2',
    minAmount: toPrice(40),
    maxWeight: 20,
  },
  {
    code: 'worldwide',
    enabled: true,
    title: { en: 'Other countries', ru: 'Другие страны', ar: 'دول أخرى' },
    places: {
      en: { countries: [], regions: [], localities: [] },
      ru: { countries: [], regions: [], localities: [] },
      ar: { countries: [], regions: [], localities: [] },
    },
    price: toPrice(48),
    shippingSpeed: 'month_1',
    minAmount: toPrice(60),
    maxAmount: toPrice(2000),
    maxWeight: 10,
  },
];
