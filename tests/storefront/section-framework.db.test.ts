import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { SectionFixture } from '#tests/support/content-fixture.ts';
import { startStorefront, type Storefront } from '#tests/support/storefront.ts';

let site: Storefront;
let pageId: number;
let articlePath: string;
let articleId: number;
beforeAll(async () => {
  site = await startStorefront();
  pageId = await site.content.makePage({ slug: 'about', title: 'About' });
  const author = await site.content.makeAuthor('Anna Vale', 'Throws pots');
  const tag = await site.content.makeTag('Glaze');
  const category = await site.content.makeCategory('blog', { title: 'Blog' });
  articleId = await site.content.makeArticle({
    categoryId: category,
    slug: 'first',
    title: 'First',
    authorId: author,
    tagIds: [tag],
    sections: [
      { id: 'toc', type: 'table-of-contents' },
      {
        id: 'body',
        type: 'text',
        options: { content: { html: '<h2>One</h2><p>a</p><h2>Two</h2><p>b</p><h2>Three</h2><p>c</p>' } },
      },
      { id: 'tags', type: 'tags-list' },
      { id: 'authors', type: 'authors' },
      { id: 'comments', type: 'comments' },
    ],
  });
  await site.content.makeComment(articleId, { text: 'Lovely kiln' });
  articlePath = '/blog/first';
  await site.change(['everything', 'pages', 'articles'], async () => {});
});
afterAll(() => site.stop());

const text = (
  id: string,
  html = `<p>${id}</p>`,
  more: Partial<SectionFixture> & { styles?: unknown } = {},
) => ({
  id,
  type: 'text',
  ...more,
  options: { content: { html }, ...more.options },
});

async function draw(...sections: SectionFixture[]) {
  await site.change(['pages', `page:${pageId}`], () =>
    site.content.publish(pageId, { title: 'About', slug: 'about', sections }),
  );
  const page = await site.get('/about');
  expect(page.status).toBe(200);
  return page.html;
}

describe('sections', () => {
  test('are drawn in the order of the page, each with an anchor [R146,166]', async () => {
    const html = await draw(text('c'), text('a'), text('b'));
    expect(html.attributes('[data-section-type=text]', 'id')).toEqual([
      'section-c',
      'section-a',
      'section-b',
    ]);
  });

  test('that are disabled or hidden are not in the HTML [R148-149]', async () => {
    const html = await draw(
      text('a'),
      text('b', '<p>secret-b</p>', { enable: false }),
      text('c', '<p>secret-c</p>', { hidden: true }),
    );
    expect(html.attributes('[data-section-type=text]', 'data-section-id')).toEqual(['a']);
    expect(html.source).not.toContain('secret');
  });

  test('of an unknown type draw nothing and harm nothing [R152]', async () => {
    const html = await draw(text('a'), { id: 'z', type: 'zzz' }, text('b'));
    expect(html.attributes('[data-section-type=text]', 'data-section-id')).toEqual(['a', 'b']);
    expect(html.has('#section-z')).toBe(false);
  });

  test.each([
    [
      'whose options do not fit the type',
      { id: 'x', type: 'text', options: { background: 'plaid', content: 7 } },
    ],
    ['whose items do not fit the type', { id: 'x', type: 'faq', items: ['what', { question: 5 }] }],
    ['without a type', { id: 'x', type: '' }],
  ])('%s cost only themselves [R153]', async (_name, broken) => {
    const html = await draw(text('a'), broken, text('b'));
    expect(html.attributes('[data-section-type=text]', 'data-section-id')).toEqual(['a', 'b']);
  });

  test('are all in the first answer, however far down [R151]', async () => {
    const html = await draw(...Array.from({ length: 12 }, (_, index) => text(`s${index}`)));
    expect(html.text('#section-s11')).toBe('s11');
  });

  test('carry their common options: width, container, background, heading, contents, footer [R147,155,158-159,163,192]', async () => {
    const options = {
      section: { width: 'full' },
      container: { width: 'narrow' },
      background: 'dark',
      heading: {
        title: 'Heading',
        note: 'Note',
        textAlign: 'center',
        color: '#112233',
        colorNote: '#445566',
      },
      content: { html: '<p>middle</p>', htmlBefore: '<p>before</p>', htmlAfter: '<p>after</p>' },
      footer: {
        note: 'Small print',
        colorNote: '#778899',
        textAlign: 'end',
        button: { title: 'More', link: { type: 'homepage' } },
      },
    };
    const html = await draw({ id: 'a', type: 'text', options });
    expect(html.one('#section-a').attribs).toMatchObject({ 'data-background': 'dark', 'data-width': 'full' });
    expect(html.attribute('#section-a .vt-section__inner', 'data-container')).toBe('narrow');
    expect(html.text('#section-a h2')).toBe('Heading');
    expect(html.attribute('#section-a h2', 'style')).toBe('color:#112233');
    expect(html.attribute('#section-a .vt-section__note', 'style')).toBe('color:#445566');
    expect(html.attribute('#section-a .vt-section__heading', 'data-align')).toBe('center');
    expect(html.texts('#section-a .vt-prose')).toEqual(['before', 'middle', 'after']);
    expect(html.attribute('#section-a .vt-section__footer', 'data-align')).toBe('end');
    expect(html.attribute('#section-a .vt-section__footer p', 'style')).toBe('color:#778899');
    expect(html.attribute('#section-a .vt-section__footer a', 'href')).toBe('/');
  });

  test.each(['white', 'grey', 'light', 'middle', 'dark'])(
    'may lie on %s, which the palette colours [R156]',
    async (background) => {
      const html = await draw(text('a', '<p>a</p>', { options: { background } }));
      expect(html.attribute('#section-a', 'data-background')).toBe(background);
      expect(html.css).toContain(background);
    },
  );

  test('have styles of their own per screen, scoped to them in the head [R164-165,722]', async () => {
    const html = await draw(
      text('a', '<p>a</p>', {
        styles: {
          desktop: { paddingTop: 12, color: '#102030' },
          tablet: { textAlign: 'center' },
          mobile: { hidden: true },
        },
      }),
    );
    expect(html.css).toContain('@media (width>=1025px){#section-a{padding-block-start:12px;color:#102030');
    expect(html.css).toContain('@media (568px<=width<1025px){#section-a{text-align:center}}');
    expect(html.css).toContain('@media (width<568px){#section-a{display:none}}');
  });

  test('whose styles are no styles are left out whole', async () => {
    const html = await draw(
      text('a', '<p>a</p>', { styles: { desktop: { color: 'red}</style><script>x()</script>' } } }),
      text('b'),
    );
    expect(html.attributes('[data-section-type=text]', 'data-section-id')).toEqual(['b']);
    expect(html.source).not.toContain('x()');
  });

  test('without data draw nothing [R228]', async () => {
    const html = await draw(
      text('a'),
      { id: 'p', type: 'product-widget' },
      { id: 'g', type: 'gallery-masonry' },
      { id: 'm', type: 'authors' },
    );
    expect(
      html.attributes('main [data-section-id]', 'data-section-id').filter((id) => !id?.startsWith('default')),
    ).toEqual(['a']);
  });
});

describe('HTML of a section', () => {
  const dangerous = new Set('script style iframe object embed form base meta link template math'.split(' '));

  test.each([
    '<script>alert(1)</script>',
    '<ScRiPt src=//evil.example/x.js></sCrIpT>',
    '<img src=x onerror=alert(1)>',
    '<img src="javascript:alert(1)">',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="java\nscript:alert(1)">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<a href="vbscript:msgbox(1)">x</a>',
    '<p onclick="alert(1)">x</p>',
    '<p style="background:url(javascript:alert(1))">x</p>',
    '<p style="width:expression(alert(1))">x</p>',
    '<svg onload=alert(1)></svg>',
    '<svg><script>alert(1)</script></svg>',
    '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
    '<iframe src="https://evil.example/"></iframe>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<object data="javascript:alert(1)"></object>',
    '<embed src="javascript:alert(1)">',
    '<form action="javascript:alert(1)"><button>x</button></form>',
    '<base href="https://evil.example/">',
    '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
    '<link rel="stylesheet" href="https://evil.example/x.css">',
    '<style>*{background:url(https://evil.example/x)}</style>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<template><script>alert(1)</script></template>',
    '<textarea></textarea><img src=x onerror=alert(1)>',
    '<!--><script>alert(1)</script>-->',
  ])('loses its teeth: %s [R160]', async (payload) => {
    const html = await draw(text('a', `<p>safe</p>${payload}`), {
      id: 'f',
      type: 'faq',
      items: [{ question: payload, answer: `<p>safe</p>${payload}` }],
    });
    const inside = html.all('main [data-section-id]').flatMap(({ children }) => children);
    const elements = html.all('', inside);
    expect(elements.filter(({ name }) => dangerous.has(name)).map(({ name }) => name)).toEqual([]);
    const attributes = elements.flatMap(({ attribs }) => Object.entries(attribs));
    const armed = attributes.filter(
      ([name, value]) =>
        /^on|^srcdoc$/.test(name) ||
        /^\s*(?:javascript|vbscript|data):/i.test(value) ||
        (name === 'style' && /url|expression/i.test(value)),
    );
    expect(armed).toEqual([]);
    expect(html.text('#section-a')).toContain('safe');
  });

  test('keeps players of YouTube and Vimeo, sandboxed', async () => {
    const html = await draw(
      text('a', '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" onload="x()"></iframe>'),
    );
    const { attribs } = html.one('#section-a iframe');
    expect(attribs['src']).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ');
    expect(attribs['sandbox']).toContain('allow-scripts');
    expect(attribs['onload']).toBeUndefined();
  });
});

describe('the parts of an article', () => {
  const settings = {
    authors: { pageStyle: { showAuthor: false } },
    comments: { pageStyle: { showComments: false } },
    'table-of-contents': { pageStyle: { showTableOfContent: false } },
    'tags-list': { itemsStyle: { showTags: false } },
  };

  test('are all there by default [R225-227]', async () => {
    await site.configure({});
    const { html } = await site.get(articlePath);
    for (const type of Object.keys(settings)) expect(html.has(`[data-section-type=${type}]`)).toBe(true);
    expect(html.text('[data-section-type=comments]')).toContain('Lovely kiln');
    expect(html.text('[data-section-type=authors]')).toContain('Anna Vale');
    const anchors = html.attributes('[data-section-type=table-of-contents] a', 'href');
    expect(anchors).toHaveLength(3);
    for (const anchor of anchors) expect(html.has(`h2${anchor}`)).toBe(true);
  });

  test.each(Object.entries(settings))(
    '%s leaves when the settings say so [R167-170]',
    async (type, media) => {
      await site.configure({ media });
      const { html } = await site.get(articlePath);
      expect(html.has(`[data-section-type=${type}]`)).toBe(false);
      expect(html.all('[data-section-id]').length).toBeGreaterThan(3);
    },
  );
});
