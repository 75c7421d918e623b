/** Elements of rich text that stand on lines of their own, and the break between two lines. */
const breaking = new Set(
  (
    'br h2 h3 h4 p hr blockquote pre ul ol li figure figcaption iframe ' +
    'table caption colgroup col thead tbody tfoot tr th td'
  ).split(' '),
);

/**
 * Sanitised rich text for places where HTML allows phrases alone (the label of a field): paragraphs, headings
 * and items of lists become lines, links and emphasis stay.
 */
export function toPhrases(html: string): string {
  const lines = [''];
  for (const part of listParts(html)) {
    const [, name = ''] = /^<\/?([a-z]+\d?)/i.exec(part) ?? [];
    if (breaking.has(name.toLowerCase())) lines.push('');
    else lines.push(`${lines.pop()}${part}`);
  }
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('<br>');
}

/** Tags and the texts between them, in one pass. */
function* listParts(html: string): Generator<string> {
  for (let start = 0; start < html.length;) {
    const isTag = html[start] === '<';
    const next = html.indexOf('<', start);
    const end = isTag ? endOfTag(html, start) : next === -1 ? html.length : next;
    yield html.slice(start, end);
    start = end;
  }
}

/** As a serialiser writes tags: values between double quotes may hold any other character. */
function endOfTag(html: string, start: number): number {
  let isQuoted = false;
  for (let index = start; index < html.length; index++) {
    if (html[index] === '"') isQuoted = !isQuoted;
    else if (html[index] === '>' && !isQuoted) return index + 1;
  }
  return html.length;
}
