import { expect, test } from 'vitest';

import { createPrinter } from '#domain/i18n/translate.ts';
import { messages as russianTexts } from '#locales/ru/admin/publishing.ts';
import { loadAdminTexts } from '#tests/support/admin-texts.ts';

import { nameField, nameFieldValue } from './name-changes.ts';
import type { PublishingText } from './publishing.texts.ts';

const russian = { language: 'ru', t: createPrinter<PublishingText>('ru', russianTexts) } as const;
await loadAdminTexts();
const section = { kind: 'section', type: 'text', title: '' } as const;
const say = (path: string[], value: unknown) =>
  nameFieldValue(section, { path: ['options', ...path], value }, russian);

test('choices go by the names of the panel, words stay as they are', () => {
  expect(say(['background'], 'dark')).toBe('Тёмный');
  expect(say(['button', 'type'], 'popup')).toBe('Открывает форму заявки');
  expect(say(['heading', 'title'], 'dark')).toBe('dark');
  expect(say(['heading', 'title'], '')).toBe('пусто');
});

test('links are told by where they lead', () => {
  expect(say(['button', 'link'], { type: 'page', url: 'about' })).toBe('about');
  expect(say(['button', 'link'], { type: 'phone', phone: '+7 912' })).toBe('+7 912');
  expect(say(['button', 'link'], { type: 'homepage' })).toBe('Главная страница');
});

test('fields of a section that is gone have the names that every section gives them', () => {
  const path = ['options', 'heading', 'title'];
  expect(nameField({ kind: 'section', type: null, title: '' }, { path }, russian)).toBe('Заголовок');
});
