import type { PerLanguage } from '../types.ts';

/** Somebody made up. */
export interface SamplePerson {
  firstName: string;
  lastName: string;
  email: string;
  /** E.164. */
  phone: string;
  address: { country: string; region: string; locality: string; street: string; postalCode: string };
}

type Row = [
  firstName: string,
  lastName: string,
  region: string,
  locality: string,
  street: string,
  code: string,
];

/** Numbers of 555-0100 to 555-0199 are kept for fiction (NANPA), and the domain for examples (RFC 2606). */
const americans: Row[] = [
  ['Nora', 'Whitfield', 'MD', 'Annapolis', '21 Heron Court', '21401'],
  ['Marcus', 'Ellery', 'DC', 'Washington', '404 Inkwell Street NW, Apt 3', '20001'],
  ['Priya', 'Raman', 'VA', 'Alexandria', '9 Lantern Row', '22314'],
  ['Theo', 'Lindqvist', 'MD', 'Baltimore', '150 Kilnyard Avenue', '21202'],
  ['Joan', 'Castellano', 'NY', 'Brooklyn', '77 Paper Mill Street, Apt 4B', '11201'],
  ['Samuel', 'Okafor', 'MD', 'Bethesda', '12 Orchard Lane', '20814'],
  ['Beatrice', 'Holm', 'MA', 'Cambridge', '5 Quill Street', '02139'],
  ['Diego', 'Marquez', 'DC', 'Washington', '1200 Harbor Terrace SE', '20003'],
  ['Alice', 'Fontaine', 'VA', 'Richmond', '33 Willow Bend', '23220'],
  ['Henry', 'Abbott', 'PA', 'Philadelphia', '618 Brushmaker Street', '19103'],
  ['Mei', 'Tanaka', 'MD', 'Columbia', '8 Copper Beech Way', '21044'],
  ['Lucas', 'Brandt', 'IL', 'Chicago', '2410 Tinsmith Avenue, Apt 12', '60614'],
  ['Fatima', 'Haddad', 'VA', 'Arlington', '57 Old Ferry Road', '22201'],
  ['Oscar', 'Nyberg', 'MD', 'Frederick', '90 Weaver Street', '21701'],
  ['Grace', 'Delaney', 'NC', 'Asheville', '14 Fern Hollow', '28801'],
  ['Ivan', 'Petrosyan', 'DC', 'Washington', '86 Lamplighter Place NW', '20009'],
  ['Clara', 'Voss', 'MD', 'Silver Spring', '301 Juniper Street', '20910'],
  ['Ruth', 'Albright', 'OR', 'Portland', '1919 Bookbinder Lane', '97205'],
  ['Jonas', 'Keller', 'VA', 'Norfolk', '66 Anchor Street', '23510'],
  ['Simone', 'Baptiste', 'LA', 'New Orleans', '742 Magnolia Walk', '70115'],
  ['Peter', 'Sandoval', 'MD', 'Annapolis', '3 Slipware Lane', '21401'],
  ['Emily', 'Rowe', 'CA', 'Oakland', '505 Foghorn Street', '94607'],
  ['Daniel', 'Moreau', 'MD', 'Rockville', '28 Plum Tree Drive', '20850'],
  ['Hannah', 'Lowell', 'VT', 'Burlington', '11 Maple Steps', '05401'],
];

/** Russia keeps no numbers for fiction: none of its lines begins with zeros, as those of the demo do. */
const russians: Row[] = [
  ['Анна', 'Верещагина', 'MOW', 'Москва', 'Гончарная улица, 98, кв. 14', '109240'],
  ['Михаил', 'Оленин', 'MOW', 'Москва', 'Липовая аллея, 99, кв. 3', '109012'],
  ['Полина', 'Савельева', 'MOS', 'Химки', 'Садовая улица, 97, кв. 40', '141400'],
  ['Тимофей', 'Лапин', 'MOW', 'Москва', 'Чистопрудный бульвар, 98, кв. 21', '101000'],
  ['Жанна', 'Кравцова', 'SPE', 'Санкт-Петербург', '7-я линия В. О., 198, кв. 9', '199004'],
  ['Семён', 'Ожегов', 'MOW', 'Москва', 'Столярный переулок, 98, кв. 7', '123022'],
  ['Вера', 'Холмогорова', 'NIZ', 'Нижний Новгород', 'Ильинская улица, 299, кв. 5', '603000'],
  ['Денис', 'Маркелов', 'MOS', 'Коломна', 'улица Лажечникова, 99', '140400'],
  ['Алиса', 'Фомина', 'MOW', 'Москва', 'Покровский переулок, 97, кв. 2', '109028'],
  ['Григорий', 'Аббасов', 'TA', 'Казань', 'улица Баумана, 299, кв. 31', '420111'],
  ['Майя', 'Таранова', 'MOS', 'Мытищи', 'Сосновая улица, 98, кв. 12', '141008'],
  ['Лука', 'Брянцев', 'SVE', 'Екатеринбург', 'улица Ткачей, 299, кв. 8', '620014'],
  ['Фарида', 'Хасанова', 'MOW', 'Москва', 'Старопаромная улица, 99, кв. 57', '115054'],
  ['Осип', 'Нечаев', 'MOS', 'Подольск', 'Ткацкая улица, 98', '142100'],
  ['Галина', 'Дольская', 'KDA', 'Сочи', 'Папоротниковый переулок, 99', '354000'],
  ['Иван', 'Петросян', 'MOW', 'Москва', 'Фонарный проезд, 97, кв. 86', '125009'],
  ['Клара', 'Воронцова', 'MOS', 'Королёв', 'Можжевеловая улица, 98, кв. 30', '141070'],
  ['Рита', 'Ольховская', 'NVS', 'Новосибирск', 'Переплётная улица, 299, кв. 19', '630099'],
  ['Егор', 'Келлер', 'MOW', 'Москва', 'Якорная улица, 198, кв. 66', '115470'],
  ['Софья', 'Белозёрова', 'SPE', 'Санкт-Петербург', 'Сиреневая улица, 199, кв. 42', '191186'],
  ['Пётр', 'Сандалов', 'MOW', 'Москва', 'Глинистый переулок, 98, кв. 3', '109147'],
  ['Эмма', 'Рогова', 'KGD', 'Калининград', 'Туманная улица, 299', '236022'],
  ['Даниил', 'Моряков', 'MOS', 'Одинцово', 'Сливовый проезд, 98, кв. 28', '143000'],
  ['Ольга', 'Левина', 'YAR', 'Ярославль', 'Кленовая улица, 299, кв. 11', '150000'],
];

const latinOfRussians = [
  'anna.vereshchagina',
  'mikhail.olenin',
  'polina.savelyeva',
  'timofey.lapin',
  'zhanna.kravtsova',
  'semyon.ozhegov',
  'vera.kholmogorova',
  'denis.markelov',
  'alisa.fomina',
  'grigory.abbasov',
  'maya.taranova',
  'luka.bryantsev',
  'farida.khasanova',
  'osip.nechaev',
  'galina.dolskaya',
  'ivan.petrosyan',
  'klara.vorontsova',
  'rita.olkhovskaya',
  'egor.keller',
  'sofya.belozyorova',
  'pyotr.sandalov',
  'emma.rogova',
  'daniil.moryakov',
  'olga.levina',
];

/** No line of the Emirates begins with three zeros, as those of the demo do; the country has no post codes. */
const emiratis: [firstName: string, lastName: string, mailbox: string, ...place: [string, string, string]][] =
  [
    ['مريم', 'الكندي', 'maryam.alkindi', 'DU', 'دبي', 'شارع 21، الجميرا الثانية'],
    ['أحمد', 'البلوشي', 'ahmed.albalushi', 'SH', 'الشارقة', 'شارع الخان 404، شقة 3'],
    ['بريا', 'رامان', 'priya.raman', 'DU', 'دبي', 'شارع الفانوس 9، الكرامة'],
    ['طارق', 'النعيمي', 'tariq.alnuaimi', 'AJ', 'عجمان', 'شارع الكورنيش 150'],
    ['جميلة', 'القاسمي', 'jamila.alqasimi', 'AZ', 'أبوظبي', 'شارع الورق 77، شقة 4'],
    ['سامر', 'الخطيب', 'samer.alkhatib', 'DU', 'دبي', 'شارع البستان 12، البرشاء'],
    ['بثينة', 'حداد', 'buthaina.haddad', 'AZ', 'العين', 'شارع الريشة 5'],
    ['دانيال', 'مسعود', 'daniel.masoud', 'SH', 'الشارقة', 'شارع الميناء 1200'],
    ['عليا', 'الشامسي', 'alia.alshamsi', 'DU', 'دبي', 'شارع الصفصاف 33، مردف'],
    ['هاني', 'عبود', 'hani.abboud', 'RK', 'رأس الخيمة', 'شارع الفرشاة 618'],
    ['مي', 'تامر', 'mai.tamer', 'DU', 'دبي', 'شارع النحاس 8، الورقاء'],
    ['لؤي', 'بركات', 'louay.barakat', 'FU', 'الفجيرة', 'شارع السمكري 2410، شقة 12'],
    ['فاطمة', 'المنصوري', 'fatima.almansoori', 'AZ', 'أبوظبي', 'شارع العبّارة 57'],
    ['عمر', 'نصر', 'omar.nasr', 'DU', 'دبي', 'شارع النسّاج 90، القصيص'],
    ['غادة', 'درويش', 'ghada.darwish', 'UQ', 'أم القيوين', 'شارع السرخس 14'],
    ['إيفان', 'بتروسيان', 'ivan.petrosyan', 'DU', 'دبي', 'شارع المصباح 86، ديرة'],
    ['كلثم', 'الظاهري', 'kaltham.aldhaheri', 'SH', 'الشارقة', 'شارع العرعر 301'],
    ['رقية', 'السويدي', 'ruqayya.alsuwaidi', 'AZ', 'أبوظبي', 'شارع المجلّد 1919'],
    ['يونس', 'قاسم', 'younes.qasim', 'DU', 'دبي', 'شارع المرساة 66، الصفا'],
    ['سمية', 'بخيت', 'sumaya.bakhit', 'RK', 'رأس الخيمة', 'شارع السدر 742'],
    ['بدر', 'السعدي', 'badr.alsaadi', 'DU', 'دبي', 'شارع 3، القوز'],
    ['إيمان', 'راضي', 'iman.radi', 'SH', 'الشارقة', 'شارع الضباب 505'],
    ['داود', 'مراد', 'dawood.murad', 'AJ', 'عجمان', 'شارع البرقوق 28'],
    ['حنان', 'الهاملي', 'hanan.alhameli', 'AZ', 'أبوظبي', 'شارع القيقب 11'],
  ];

/** 70 and on: the demo's own numbers end otherwise. */
const twoDigits = (index: number) => String(index + 70);

export const samplePeople: PerLanguage<readonly SamplePerson[]> = {
  en: americans.map(([firstName, lastName, ...place], index) => ({
    firstName,
    lastName,
    email: `${firstName}.${lastName}@example.com`.toLowerCase(),
    phone: `+120255501${twoDigits(index)}`,
    address: toAddress('US', place),
  })),
  ru: russians.map(([firstName, lastName, ...place], index) => ({
    firstName,
    lastName,
    email: `${latinOfRussians[index]}@example.com`,
    phone: `+749500000${twoDigits(index)}`,
    address: toAddress('RU', place),
  })),
  ar: emiratis.map(([firstName, lastName, mailbox, ...place], index) => ({
    firstName,
    lastName,
    email: `${mailbox}@example.com`,
    phone: `+97140000${twoDigits(index)}0`,
    address: toAddress('AE', [...place, '']),
  })),
};

function toAddress(
  country: string,
  [region, locality, street, postalCode]: [string, string, string, string],
): SamplePerson['address'] {
  return { country, region, locality, street, postalCode };
}
