import { expect, test } from 'vitest';

import { addHeadingIds, extractHeadings } from './headings.ts';

const html =
  '<p>Start</p><h2 class="x">Как заварить чай</h2><h3>Вода &amp; <b>посуда</b></h3>' +
  '<h1>No</h1><h4>No</h4><h2>Как заварить чай</h2><h2><img src="a"></h2><h2>中文</h2><hr>';

test('headings have a level, plain text and unique ids', () => {
  expect(extractHeadings(html)).toEqual([
    { level: 2, text: 'Как заварить чай', id: 'kak-zavarit-chay' },
    { level: 3, text: 'Вода & посуда', id: 'voda-posuda' },
    { level: 2, text: 'Как заварить чай', id: 'kak-zavarit-chay-2' },
    { level: 2, text: '中文', id: 'section' },
  ]);
});

test('the same ids are written into the HTML', () => {
  const marked = addHeadingIds(html);
  expect(marked).toContain('<h2 class="x" id="kak-zavarit-chay">Как заварить чай</h2>');
  expect(marked).toContain('<h3 id="voda-posuda">Вода &amp; <b>посуда</b></h3>');
  expect(marked).toContain('<h2><img src="a"></h2>');
  expect(extractHeadings(marked)).toEqual(extractHeadings(html));
  expect(addHeadingIds(marked)).toBe(marked);
});

test('ids stay unique across blocks that share the taken set', () => {
  const taken = new Set(['main']);
  expect(extractHeadings('<h2>Main</h2>', taken)[0]?.id).toBe('main-2');
  expect(extractHeadings('<h2>Main</h2>', taken)[0]?.id).toBe('main-3');
});

test.each([['<h2>Unclosed'], ['<h2'], ['<h2 class="a"'], ['no headings'], [''], ['<header>Shop</header>']])(
  '%j stays as it is',
  (broken) => {
    expect(extractHeadings(broken)).toEqual([]);
    expect(addHeadingIds(broken)).toBe(broken);
  },
);
