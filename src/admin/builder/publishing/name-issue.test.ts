import { expect, test } from 'vitest';

import { createPrinter } from '#domain/i18n/translate.ts';
import { messages as englishTexts } from '#locales/en/admin/publishing.ts';
import { messages as russianTexts } from '#locales/ru/admin/publishing.ts';
import { loadAdminTexts } from '#tests/support/admin-texts.ts';

import { nameIssue, namePlace } from './name-issue.ts';
import type { PublishingText } from './publishing.texts.ts';

const english = { language: 'en', t: createPrinter<PublishingText>('en', englishTexts) } as const;
const russian = { language: 'ru', t: createPrinter<PublishingText>('ru', russianTexts) } as const;

await loadAdminTexts();

test('links and colours are told in the reader’s words', () => {
  const link = { code: 'broken_link', detail: 'product blue vase' } as const;
  expect(nameIssue(link, english)).toBe('A link leads nowhere: Product “blue vase”');
  expect(nameIssue(link, russian)).toBe('Ссылка никуда не ведёт: Товар «blue vase»');
  const typed = { code: 'broken_link', detail: 'external /no where' } as const;
  expect(nameIssue(typed, english)).toBe('A link leads nowhere: /no where');
  const faint = { code: 'low_contrast', detail: '#eeeeee on #ffffff' } as const;
  expect(nameIssue(faint, russian)).toBe('Плохо читается: #eeeeee на #ffffff');
  expect(nameIssue({ code: 'broken_link', detail: 'odd' }, english)).toBe('A link leads nowhere: odd');
});

test('what a schema says of a value is told in the reader’s language', () => {
  const large = { code: 'invalid_setting', detail: 'validation.atMost {"limit":40}' } as const;
  expect(nameIssue(large, english)).toBe('Invalid value: Enter 40 or less');
  expect(nameIssue(large, russian)).toBe('Неподходящее значение: Введите число не больше 40');
});

test('a place is named as the panels name it; what is gone has none', () => {
  const section = { id: 's1', type: 'slider', version: 1, enable: true, hidden: false, styles: {} };
  const document = {
    kind: 'page' as const,
    title: 'Home',
    slug: '',
    meta: {},
    sections: {
      s1: {
        ...section,
        options: { heading: { title: 'Autumn' } },
        items: [{ id: 'i1', heading: { title: 'First' } }],
      },
    },
    order: ['s1'],
  };
  const key = 'page:1';
  expect(namePlace(document, { key, sectionId: 's1', path: ['options', 'speed'] }, english)).toBe(
    'Slider “Autumn” › A slide stays, milliseconds',
  );
  expect(
    namePlace(document, { key, sectionId: 's1', itemId: 'i1', path: ['content', 'image'] }, english),
  ).toBe('Slide in Slider “Autumn” › Picture');
  expect(namePlace(document, { key, sectionId: 'gone', path: ['options'] }, english)).toBeNull();
});
