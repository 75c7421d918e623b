import { expect, test } from 'vitest';

import { buildSectionContext, renderSectionHtml } from '#tests/support/section-context.tsx';

test('the whole form stands in the page, and can be sent without script', () => {
  const html = renderSectionHtml('form-1', { options: { heading: { title: 'Ask' } } });
  expect(html).toMatch(/<vt-island [^>]*name="lead-form"/);
  expect(html).toContain('action="/forms/lead" method="post"');
  for (const name of ['name', 'phone', 'email', 'text', 'consent']) expect(html).toContain(`name="${name}"`);
  expect(html).not.toContain('name="product');
});

test('the comment begins with what the shop wrote for the button', () => {
  const html = renderSectionHtml('form-1', { options: { button: { defaultComment: 'About a class: ' } } });
  expect(html).toMatch(/<textarea[^>]*>About a class: <\/textarea>/);
  expect(html).not.toContain('vt-section__action');
});

test.each(['form-1', 'form-2', 'contacts-form'])('the button of %s says what the owner wrote', (type) => {
  const html = renderSectionHtml(type, { options: { button: { title: 'Book a lesson' } } });
  expect(html).toMatch(/<button type="submit"[^>]*>(?:<[^>]*>)*Book a lesson/);
  expect(renderSectionHtml(type, {})).toMatch(/<button type="submit"[^>]*>(?:<[^>]*>)*Send/);
});

test('consent and the comment follow the settings', () => {
  const html = renderSectionHtml(
    'form-1',
    {},
    buildSectionContext({
      settings: (settings) => ({
        ...settings,
        ecommerce: {
          ...settings.ecommerce,
          showLeadsPopupPolicy: false,
          enquiryModalCustomField: { label: 'What shall we make?', required: true },
        },
      }),
    }),
  );
  expect(html).not.toContain('name="consent"');
  expect(html).toContain('What shall we make?');
  expect(html).toMatch(/<textarea[^>]*aria-required="true"/);
});
