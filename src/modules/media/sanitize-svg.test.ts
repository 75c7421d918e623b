import { describe, expect, it } from 'vitest';

import { sanitizeSvg } from './sanitize-svg.ts';

const wrap = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9" ${attributes}>${content}</svg>`;

describe('sanitizeSvg keeps', () => {
  it('drawings with gradients, clips and own styles', () => {
    const drawing = wrap(
      '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"></stop></linearGradient><clipPath id="c"><path d="M0 0"></path></clipPath></defs><style>.b{fill:url(#a)}</style><g clip-path="url(#c)"><path class="b" d="M0 0h9v9z"></path><use xlink:href="#a"></use></g>',
    );
    const clean = sanitizeSvg(drawing) ?? '';
    for (const part of [
      'viewBox',
      'linearGradient',
      'clipPath',
      '.b{fill:url(#a)}',
      'url(#c)',
      'xlink:href="#a"',
    ]) {
      expect(clean).toContain(part);
    }
  });

  it('embedded pixels', () => {
    expect(sanitizeSvg(wrap('<image href="data:image/png;base64,iVBORw0KGgo=" width="9"/>'))).toContain(
      'data:image/png',
    );
  });
});

const payloads = [
  wrap('<script>alert(1)</script>'),
  wrap('<SCRIPT>alert(1)</SCRIPT>'),
  wrap('<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'),
  wrap('', 'onload="alert(1)"'),
  wrap('', 'ONLOAD="alert(1)"'),
  wrap('<path d="M0 0" onclick="alert(1)"/>'),
  wrap('<foreignObject><iframe src="javascript:alert(1)"/></foreignObject>'),
  wrap('<foreignObject><body onload="alert(1)"/></foreignObject>'),
  wrap('<a href="javascript:alert(1)"><text>x</text></a>'),
  wrap('<a xlink:href="&#106;avascript:alert(1)"><text>x</text></a>'),
  wrap('<use href="https://evil.example/x.svg#a"/>'),
  wrap('<use href="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9ImFsZXJ0KDEpIi8+#a"/>'),
  wrap('<image href="https://evil.example/x.png"/>'),
  wrap('<image href="file:///etc/passwd"/>'),
  wrap('<image href="data:image/svg+xml,&lt;svg onload=alert(1)&gt;"/>'),
  wrap('<animate attributeName="href" values="javascript:alert(1)"/>'),
  wrap('<set attributeName="onmouseover" to="alert(1)"/>'),
  wrap('<style>@import "https://evil.example/x.css";</style>'),
  wrap('<style>path{fill:url(https://evil.example/x)}</style>'),
  wrap('<style>p{background:u\\72l(https://evil.example)}</style>'),
  wrap('<path style="fill:url(//evil.example/x)" d="M0 0"/>'),
  wrap('<path fill="url(\'https://evil.example/x\')" d="M0 0"/>'),
  wrap('<iframe src="https://evil.example"/><embed src="x"/><object data="x"/>'),
  wrap('<![CDATA[<script>alert(1)</script>]]>'),
  wrap('<title><![CDATA[</title><script>alert(1)</script>]]></title>'),
  `<!DOCTYPE svg [<!ENTITY x "<script>alert(1)</script>">]>${wrap('<text>&x;</text>')}`,
  `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${wrap('<text>&x;</text>')}`,
  `<?xml-stylesheet href="https://evil.example/x.xsl"?>${wrap('')}`,
  wrap('<handler type="application/ecmascript" xmlns="x">alert(1)</handler>'),
];

describe('sanitizeSvg removes', () => {
  it.each(payloads)('%s', (payload) => {
    const clean = sanitizeSvg(payload) ?? '';
    // What is left of a text is escaped: it shows as letters.
    expect(clean).not.toMatch(/<[^>]*(?:script|foreignObject|iframe|handler|animate|\bset\b|\ba\b[ >])/i);
    expect(clean).not.toMatch(/<[^>]*\son\w+\s*=/i);
    expect(clean).not.toMatch(/javascript:|evil\.example|file:\/\/|image\/svg\+xml|<!|<\?|ENTITY/i);
  });
});

it('refuses what is not a drawing', () => {
  for (const text of ['', '<p>x</p>', 'text', '<script/>', '<svg\u0000/>'])
    expect(sanitizeSvg(text)).toBeNull();
});
