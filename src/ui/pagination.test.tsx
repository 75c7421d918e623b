import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { buildSectionContext } from '#tests/support/section-context.tsx';

import { pageNumbers, Pagination } from './pagination.tsx';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
])('page %i of %i shows %j', (page, pageCount, expected) => {
  expect(pageNumbers(page, pageCount)).toEqual(expected);
});

test('the present page is marked, neighbours are linked both ways', () => {
  const { t } = buildSectionContext();
  const html = renderToStaticMarkup(
    <Pagination page={2} pageCount={3} hrefOf={(page) => `?page=${page}`} t={t} />,
  );
  expect(html).toMatch(/href="\?page=2"[^>]*aria-current="page"/);
  expect(html).toMatch(/href="\?page=1" rel="prev"/);
  expect(html).toMatch(/href="\?page=3" rel="next"/);
  expect(renderToStaticMarkup(<Pagination page={1} pageCount={1} hrefOf={String} t={t} />)).toBe('');
});
