import { defineTexts } from '../../i18n/define-texts.ts';

/** What is wrong with a line, by the key that the server gives. */
export const problemTexts = defineTexts({
  en: {
    'redirects.errors.from': 'Enter an address of this site, such as /old-page',
    'redirects.errors.to': 'Enter an address of this site, or a whole one with https://',
    'redirects.errors.own': 'This address is used by the site itself',
    'redirects.errors.taken': 'There is already a redirect from this address',
    'redirects.errors.loop': 'This would create a loop',
    'redirects.errors.chain': 'This address is redirected itself. Enter the final address.',
    'redirects.errors.line': 'Two addresses are expected, with a space, tab, comma or semicolon between them',
    'redirects.errors.tooMany': 'At most 5,000 lines at a time',
  },
  ru: {
    'redirects.errors.from': 'Введите адрес на этом сайте, например /staraya-stranitsa',
    'redirects.errors.to': 'Введите адрес на этом сайте или полный адрес с https://',
    'redirects.errors.own': 'Этот адрес нужен самому сайту',
    'redirects.errors.taken': 'С этого адреса уже есть перенаправление',
    'redirects.errors.loop': 'Получится замкнутый круг',
    'redirects.errors.chain': 'Этот адрес сам ведёт на другой. Введите конечный.',
    'redirects.errors.line': 'Нужны два адреса через пробел, табуляцию, запятую или точку с запятой',
    'redirects.errors.tooMany': 'Не больше 5000 строк за раз',
  },
});
