import { expect, test } from 'vitest';

import { changeSearch } from './change-search.ts';

const defaults = { q: '', sort: 'newest', offset: '0' };

test('a changed filter stands beside the others and goes back to the first page', () => {
  expect(changeSearch('?sort=title&offset=50&tab=all', defaults, { q: 'мёд & tea' }).toString()).toBe(
    'sort=title&tab=all&q=%D0%BC%D1%91%D0%B4+%26+tea',
  );
});

test('a page is gone to within the filters', () => {
  expect(changeSearch('?q=tea', defaults, { offset: '50' }).toString()).toBe('q=tea&offset=50');
});

test('what is as by default is left out', () => {
  expect(changeSearch('?q=tea&sort=title', defaults, { q: undefined, sort: 'newest' }).toString()).toBe('');
});
