import { expect, test } from 'vitest';

import { renderSectionHtml } from '#tests/support/section-context.tsx';

const draw = (options: Record<string, unknown>) => renderSectionHtml('form-2', { options });

test('a picture stands beside the form, which can be sent without script', () => {
  const html = draw({ content: { image: 1, alt: 'The workshop' }, formSide: 'start' });
  expect(html).toContain('data-beside="picture" data-form="start"');
  expect(html).toContain('alt="The workshop"');
  expect(html).toContain('action="/forms/lead" method="post"');
});

test('without a picture the words stand there; without both the form is alone', () => {
  expect(draw({ heading: { title: 'Ask' } })).toContain('data-beside="words"');
  expect(draw({ content: { html: '<p>Ask</p>' } })).toContain('data-beside="words"');
  expect(draw({})).not.toContain('data-beside');
});

test('the comment begins with what the shop wrote for the button', () => {
  expect(draw({ button: { defaultComment: 'Help me choose: ' } })).toMatch(
    /<textarea[^>]*>Help me choose: <\/textarea>/,
  );
});
