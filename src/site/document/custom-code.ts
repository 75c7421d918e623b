/** Inline scripts and script origins in an owner's custom code, for the page's policy. */
export interface CustomCode {
  html: string;
  inlineScripts: string[];
  scriptOrigins: string[];
}

/** Custom code goes out raw (requirement 109), so the policy must name what it runs. */
export function readCustomCode(html: string): CustomCode {
  const inlineScripts: string[] = [];
  const scriptOrigins = new Set<string>();
  for (const { attributes, body } of listScripts(html)) {
    const source = /\bsrc\s*=\s*["']?(https?:\/\/[^"'\s>]+)/i.exec(attributes)?.[1];
    if (source && URL.canParse(source)) scriptOrigins.add(new URL(source).origin);
    else if (body !== '') inlineScripts.push(body);
  }
  return { html, inlineScripts, scriptOrigins: [...scriptOrigins] };
}

/** In one pass: an expression for the whole element reads to the end again from every tag that is left open. */
function* listScripts(html: string): Generator<{ attributes: string; body: string }> {
  const opening = /<script\b/gi;
  const closing = /<\/script>/gi;
  while (opening.exec(html)) {
    const end = html.indexOf('>', opening.lastIndex);
    if (end === -1) return;
    closing.lastIndex = end + 1;
    const close = closing.exec(html);
    if (!close) return;
    yield { attributes: html.slice(opening.lastIndex, end), body: html.slice(end + 1, close.index) };
    opening.lastIndex = closing.lastIndex;
  }
}
