/** Inline scripts in an owner's custom code, for the page's policy. */
export interface CustomCode {
  html: string;
  /** Whether the code runs anything. */
  hasScripts: boolean;
  inlineScripts: string[];
}

/** Custom code goes out raw (requirement 109), so the policy must name what it runs. */
export function readCustomCode(html: string): CustomCode {
  const scripts = [...listScripts(html)];
  const inlineScripts = scripts.filter(isInline).map(({ body }) => body);
  return { html, hasScripts: scripts.length > 0, inlineScripts: inlineScripts.filter((body) => body !== '') };
}

/** Scripts of other hosts cannot be named by a hash: they bear the page's nonce. Nothing else is changed. */
export function withNonce(html: string, nonce: string): string {
  let marked = '';
  let from = 0;
  for (const script of listScripts(html)) {
    if (isInline(script)) continue;
    marked += `${html.slice(from, script.nameEnd)} nonce="${nonce}"`;
    from = script.nameEnd;
  }
  return marked + html.slice(from);
}

interface FoundScript {
  attributes: string;
  body: string;
  /** Where `<script` ends. */
  nameEnd: number;
}

function isInline({ attributes }: FoundScript): boolean {
  return !/(?:^|\s)src\s*=/i.test(attributes);
}

/** In one pass: an expression for the whole element reads to the end again from every tag that is left open. */
function* listScripts(html: string): Generator<FoundScript> {
  const opening = /<script\b/gi;
  const closing = /<\/script>/gi;
  while (opening.exec(html)) {
    const nameEnd = opening.lastIndex;
    const end = html.indexOf('>', nameEnd);
    if (end === -1) return;
    closing.lastIndex = end + 1;
    const close = closing.exec(html);
    if (!close) return;
    yield { attributes: html.slice(nameEnd, end), body: html.slice(end + 1, close.index), nameEnd };
    opening.lastIndex = closing.lastIndex;
  }
}
