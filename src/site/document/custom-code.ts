/** Inline scripts and script origins in an owner's custom code, for the page's policy. */
export interface CustomCode {
  html: string;
  inlineScripts: string[];
  scriptOrigins: string[];
}

const scriptPattern = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

/** Custom code goes out raw (requirement 109), so the policy must name what it runs. */
export function readCustomCode(html: string): CustomCode {
  const inlineScripts: string[] = [];
  const scriptOrigins = new Set<string>();
  for (const [, attributes = '', body = ''] of html.matchAll(scriptPattern)) {
    const source = /\bsrc\s*=\s*["']?(https?:\/\/[^"'\s>]+)/i.exec(attributes)?.[1];
    if (source && URL.canParse(source)) scriptOrigins.add(new URL(source).origin);
    else if (body !== '') inlineScripts.push(body);
  }
  return { html, inlineScripts, scriptOrigins: [...scriptOrigins] };
}
