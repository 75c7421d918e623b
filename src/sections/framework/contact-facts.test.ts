import { expect, test } from 'vitest';

import { parseSettings } from '#domain/settings/settings.schema.ts';

import { contactFacts } from './contact-facts.ts';

test('an empty shop has no facts', () => {
  expect(contactFacts(parseSettings({}))).toEqual({
    phones: [],
    emails: [],
    messengers: [],
    socials: [],
    address: [],
    workTime: [],
  });
});

test('links are dialled, written to and opened; what cannot be a link is left out', () => {
  const facts = contactFacts(
    parseSettings({
      common: {
        phones: ['8 (912) 345-67-89', 'ask at the desk'],
        emails: ['a@example.com', ' '],
        whatsapps: ['+971 50 123 4567', '+971 50 765 4321'],
        whatsappMessage: 'Hello there',
        telegram: 'javascript:alert(1)',
        address: { street: 'Street 1', postalCode: '101000', locality: 'Moscow', region: 'Moscow' },
        workTime: 'Mon–Fri\n\nSat',
      },
      socials: { vk: 'https://vk.com/x' },
    }),
  );
  expect(facts.phones.map(({ text, href }) => [text, href])).toEqual([
    ['8 (912) 345-67-89', 'tel:+79123456789'],
  ]);
  expect(facts.emails.map(({ href }) => href)).toEqual(['mailto:a@example.com']);
  expect(facts.messengers.map(({ text, href, newTab }) => [text, href, newTab])).toEqual([
    ['WhatsApp', 'https://wa.me/971501234567?text=Hello%20there', true],
    ['WhatsApp +971 50 765 4321', 'https://wa.me/971507654321?text=Hello%20there', true],
  ]);
  expect(facts.socials.map(({ text }) => text)).toEqual(['VK']);
  expect(facts.address).toEqual(['Street 1', '101000 Moscow']);
  expect(facts.workTime).toEqual(['Mon–Fri', 'Sat']);
});

test('flags say on which screens a contact is shown; hidden on both, it is left out', () => {
  const facts = contactFacts(
    parseSettings({
      common: {
        phones: ['+79123456789'],
        emails: ['a@example.com'],
        showOnContacts: { phone: false, email: false },
        showOnMobileContacts: { email: false },
      },
    }),
  );
  expect(facts.phones[0]).toMatchObject({ onDesktop: false, onMobile: true });
  expect(facts.emails).toEqual([]);
});
