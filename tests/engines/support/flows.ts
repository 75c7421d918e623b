import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

import type { Engines } from '../../../scripts/find-engines.ts';
import { manager } from './engines.global-setup.ts';
import { sideways, visit, type Visitor } from './visitor.ts';
import type { Engine } from './window.ts';
import { words, type Language } from './words.ts';

/** The flows of a shop in one engine, in both languages; each visitor is a new one. */
export function describeFlows(name: keyof Engines, start: (engines: Engines) => Promise<Engine>): void {
  describe(`${name}: [R743]`, () => {
    let engine: Engine;
    beforeAll(async () => {
      engine = await start(inject('engines'));
    });
    afterAll(() => engine?.stop());

    const flow = (title: string, run: (visitor: Visitor, language: Language) => Promise<void>) =>
      // The flows below assert.
      // oxlint-disable-next-line vitest/expect-expect
      test.each(['en', 'ru'] as const)(`${title} (%s)`, async (language) => {
        const window = await engine.openWindow();
        try {
          await run(visit(window, inject('demoShops')[language]), language);
        } finally {
          await window.close();
        }
      });

    flow('reading', read);
    flow('buying', buy);
    flow('account', keepAccount);
    flow('forms', sendForms);
    flow('typing in the builder', (visitor, language) =>
      typeInBuilder(visitor, language, builderPages[name]),
    );
  });
}

async function read(visitor: Visitor, language: Language): Promise<void> {
  await visitor.open('/');
  expect(await visitor.ask<number>(sideways)).toBe(0);
  await visitor.click('main .vt-card__link');
  await visitor.at(/^\/products\/./);
  await visitor.see('main h1');

  await visitor.open('/catalogs/prints');
  await visitor.await('vt-listing[data-ready]');
  const counted = await visitor.read('[data-swap=count]');
  await visitor.click('.vt-facet__values input:enabled');
  await visitor.see('.vt-chip');
  expect(await visitor.read('[data-swap=count]')).not.toBe(counted);
  expect(decodeURIComponent(await visitor.at(/filter/))).toMatch(/\?filter\[/);
  // What is ticked is what the address says, whatever the browser remembers.
  await visitor.ask('() => history.back()');
  await visitor.until(`() => location.search === '' && !document.querySelector('.vt-chip')`);
  expect(
    await visitor.ask<number>(`() => document.querySelectorAll('.vt-facet__values :checked').length`),
  ).toBe(0);

  await visitor.click('[href="/search"]');
  await visitor.await('vt-island[name=search-box][data-ready]');
  await visitor.click('#vt-search .vt-search__input');
  await visitor.type(words[language].query);
  await visitor.see('#vt-search [role=option]');
  await visitor.press('ArrowDown');
  await visitor.press('Enter');
  await visitor.until(`() => location.pathname !== '/catalogs/prints'`);

  await visitor.open('/journal');
  await visitor.click('main article a[href^="/journal/"]');
  await visitor.at(/^\/journal\/./);
  await visitor.see('main h1');
  expect(await visitor.ask<number>(sideways)).toBe(0);
  expect(await visitor.errors()).toEqual([]);
}

/** The address of something of which both engines can buy, as often as they try. */
async function findPlenty(language: Language): Promise<string> {
  const answer = await fetch(`${inject('demoShops')[language]}/api/catalogs/v3/prints?page=1`);
  const { products } = (await answer.json()) as {
    products: { slug: string; variations: { id: number; stock: number | null }[] }[];
  };
  for (const { slug, variations } of products) {
    const found = variations.find(({ stock }) => stock === null || stock >= 15);
    if (found) return `/products/${slug}?variation=${found.id}`;
  }
  throw new Error('The demo shop has nothing to sell');
}

async function buy(visitor: Visitor, language: Language): Promise<void> {
  await visitor.open('/products/moon-jar');
  const before = await visitor.read('.vt-choice__facts');
  await visitor.click('.vt-value:not([data-state]):not(:has(:checked))');
  await visitor.until(
    `(text) => document.querySelector('.vt-choice__facts').innerText.trim() !== text`,
    before,
  );
  const chosen = await visitor.read('.vt-choice__facts');
  const address = await visitor.at(/\?variation=\d+$/);
  await visitor.open(address);
  expect(await visitor.read('.vt-choice__facts')).toBe(chosen);
  await visitor.open(await findPlenty(language));
  await visitor.click('.vt-buy__submit');
  await visitor.click('dialog[data-type=CartDrawer] a[href="/cart"]');
  await visitor.at(/^\/cart/);
  await visitor.await('vt-island[name^=cart][data-ready]');
  const total = await visitor.read('.vt-cart__total dd');
  await visitor.click('.vt-cart .vt-stepper__button:last-of-type');
  await visitor.until(
    `(text) => {
      const sums = document.querySelector('.vt-cart__sums:not([data-stale])');
      return sums && document.querySelector('.vt-cart__total dd')?.innerText.trim() !== text;
    }`,
    total,
  );
  await visitor.click('main a[href="/checkout"]');
  await visitor.at(/^\/checkout/);
  await visitor.await('vt-island[name=checkout][data-ready]');
  await visitor.fill('[name=firstName]', 'Ada');
  await visitor.fill('[name=phone]', words[language].phone);
  await visitor.click('label:has([name=deliveryType][value=pickup])');
  await visitor.click('label:has([name=locationCode])');
  await visitor.click('label:has([name=paymentMethod][value=cash])');
  await visitor.click('[name=consent]');
  await visitor.click('.vt-submit');
  await visitor.at(/^\/payment\?order=\d+$/);
  expect(await visitor.read('h1')).toMatch(words[language].placed);
  expect(await visitor.errors()).toEqual([]);
}

async function keepAccount(visitor: Visitor, language: Language): Promise<void> {
  const email = `ada-${crypto.randomUUID()}@shop.example`;
  const password = 'violet heron lamp';
  const dialog = 'dialog[data-type=AccountAuthForm]';
  await visitor.open('/');
  await visitor.click('[data-vt-account]');
  await visitor.see(`${dialog} [name=username]`);
  await visitor.click(`${dialog} .vt-auth__ways button:last-child`);
  await visitor.fill(`${dialog} [name=firstName]`, 'Ada');
  await visitor.fill(`${dialog} [name=lastName]`, 'Lovelace');
  await visitor.fill(`${dialog} [name=email]`, email);
  await visitor.fill(`${dialog} [name=password]`, password);
  await visitor.click(`${dialog} [type=submit]`);
  await visitor.click(`${dialog} a[href^="/account"]`);
  await visitor.at(/^\/account\/settings/);
  await visitor.until(
    `(hello) => document.querySelector('main').innerText.includes(hello)`,
    words[language].hello,
  );
  expect(await visitor.errors()).toEqual([]);
}

async function sendForms(visitor: Visitor, language: Language): Promise<void> {
  await visitor.open('/contacts');
  await visitor.await('vt-island[name=lead-form]');
  const form = 'main form[action="/forms/lead"]';
  await visitor.click(`${form} [name=name]`);
  await visitor.await('vt-island[name=lead-form][data-ready]');
  await visitor.fill(`${form} [name=name]`, 'Ada');
  await visitor.fill(`${form} [name=phone]`, 'abc');
  await visitor.press('Tab');
  await visitor.see(`${form} .vt-field__error`);
  await visitor.fill(`${form} [name=phone]`, words[language].phone);
  await visitor.fill(`${form} textarea`, 'Hello');
  await visitor.ask(
    `(box) => { const field = document.querySelector(box); if (field && !field.checked) field.click(); }`,
    `${form} [name=consent]`,
  );
  await visitor.click(`${form} [type=submit]`);
  await visitor.until(
    `(thanks) => new RegExp(thanks).test(document.querySelector('main').innerText)`,
    words[language].thanks.source,
  );
  expect(await visitor.errors()).toEqual([]);
}

/** The engines run at the same time: each has a page to itself. */
const builderPages = { firefox: '/about', webkit: '/contacts' } as const;

async function typeInBuilder(visitor: Visitor, language: Language, path: string): Promise<void> {
  await visitor.open('/admin/');
  await visitor.ask(`(language) => localStorage.setItem('vitrina.admin.language', language)`, language);
  await visitor.open(`/admin/builder?path=${path}`);
  await visitor.fill('[name=email]', manager.email);
  await visitor.fill('[name=password]', manager.password);
  await visitor.press('Enter');
  await visitor.await('iframe[data-ready]');
  // The tour stands before everything else.
  await visitor.until(
    `(names) => {
      const skip = [...document.querySelectorAll('button')].find((one) => names.includes(one.innerText.trim()));
      skip?.click();
      return skip !== undefined;
    }`,
    ['Skip', 'Пропустить'],
  );
  // On the canvas: the words stand in the page and in the panel.
  const typed = `Typed ${crypto.randomUUID().slice(0, 8)}`;
  await visitor.enterFrame('iframe[data-ready]');
  await visitor.click('.vt-section__title');
  await visitor.see('.vt-edit-box--selected');
  await visitor.press('Enter');
  await visitor.await('.vt-section__title[contenteditable]');
  await visitor.press('End');
  await visitor.type(typed);
  await visitor.press('Enter');
  await visitor.until(
    `(words) => [...document.querySelectorAll('.vt-section__title')].some((title) => title.innerText.includes(words))`,
    typed,
  );
  await visitor.enterFrame(null);
  await visitor.see('.vt-bar__state[data-state="saved"]');
  // In the panel: the page follows.
  const field = '.vt-panel--right textarea, .vt-panel--right input';
  expect(
    await visitor.until<string>(
      `(all, words) => [...document.querySelectorAll(all)].find(({ value }) => value.includes(words))?.value`,
      field,
      typed,
    ),
  ).toContain(typed);
  await visitor.click(field);
  await visitor.press('End');
  await visitor.type(' more');
  await visitor.enterFrame('iframe[data-ready]');
  await visitor.until(
    `(words) => [...document.querySelectorAll('.vt-section__title')].some((title) => title.innerText.includes(words))`,
    `${typed} more`,
  );
  await visitor.enterFrame(null);
  await visitor.see('.vt-bar__state[data-state="saved"]');
  expect(await visitor.errors()).toEqual([]);
}
