import { describe, expect, test } from 'vitest';

import type { Comment } from '#domain/schemas/article.schema.ts';
import { parseSettings } from '#domain/settings/settings.schema.ts';
import type { Language } from '#locales/languages.ts';
import { buildSectionContext, renderSectionHtml } from '#tests/support/section-context.tsx';
import { standInArticle } from '#tests/support/stand-ins.ts';

import { commentsSection } from './comments.section.ts';
import { nestComments, type CommentNode } from './nest-comments.ts';

const comment = (id: number, parent: number | null = null, text = `Text ${id}`): Comment => ({
  id,
  parent,
  name: `Name ${id}`,
  text,
  createdAt: '2026-01-05T10:00:00.000Z',
});

function draw(
  comments: Comment[],
  { block = 'open' as 'open' | 'collapsed', language = 'en' as Language } = {},
): string {
  const context = buildSectionContext({
    language,
    settings: (settings) => ({
      ...settings,
      media: { ...settings.media, pageStyle: { ...settings.media.pageStyle, commentsBlock: block } },
    }),
    page: { kind: 'article', article: { ...standInArticle(1), sections: [], comments, meta: {} } },
  });
  return renderSectionHtml('comments', {}, context);
}

describe('comments', () => {
  test('are counted in the heading', () => {
    expect(draw([comment(1)])).toContain('>1 comment</h2>');
    expect(draw([comment(1), comment(2), comment(3)], { language: 'ru' })).toContain('>3 комментария</h2>');
  });

  test('are plain text, escaped, with their line breaks', () => {
    expect(draw([comment(1, null, '<b>a</b>\n\nb')])).toContain('&lt;b&gt;a&lt;/b&gt;\n\nb</p>');
  });

  test('show what the shop answered, as text [R419]', () => {
    const html = draw([{ ...comment(7), reply: '<i>Thanks</i>' }, comment(8)], { language: 'ru' });
    expect(html.match(/Ответ магазина/g)).toHaveLength(1);
    expect(html).toContain('&lt;i&gt;Thanks&lt;/i&gt;</p>');
  });

  test('have name, date and an anchor', () => {
    const html = draw([comment(7)]);
    expect(html).toContain('id="comment-7"');
    expect(html).toContain('Name 7</span><time dateTime="2026-01-05T10:00:00.000Z">Jan 5, 2026</time>');
  });

  test('can be folded by the settings', () => {
    expect(draw([comment(1)], { block: 'collapsed' })).toMatch(
      /<details class="vt-comments"><summary[^>]*><h2/,
    );
    expect(draw([comment(1)])).not.toContain('<details');
  });

  test('can be written where there are none yet', () => {
    const html = draw([]);
    expect(html).toContain('>Comments</h2>');
    expect(html).toContain('action="/forms/comment" method="post"');
  });

  test('can be answered without script on a page of its own', () => {
    expect(draw([comment(7)])).toContain('href="/forms/comment?article=1&amp;parent=7"');
  });

  test('are hidden by the settings', () => {
    expect(commentsSection.isShown(parseSettings({}))).toBe(true);
    expect(commentsSection.isShown(parseSettings({ media: { pageStyle: { showComments: false } } }))).toBe(
      false,
    );
  });
});

test('answers are indented twice at most; deeper ones tell whom they answer', () => {
  const outline = (nodes: CommentNode[]): unknown[] =>
    nodes.map(({ comment: { id }, inReplyTo, replies }) => [id, inReplyTo, ...outline(replies)]);
  const thread = [
    comment(1),
    comment(2, 1),
    comment(3, 2),
    comment(4, 3),
    comment(5, 4),
    comment(6, 2),
    comment(7),
  ];
  expect(outline(nestComments(thread))).toEqual([
    [1, null, [2, null, [3, null], [4, 'Name 3'], [5, 'Name 4'], [6, null]]],
    [7, null],
  ]);
});
