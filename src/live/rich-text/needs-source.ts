/** Elements that the editor shows and keeps. The rest of what the server lets through it would drop. */
export const editableTags = new Set(
  'h2 h3 h4 p br hr blockquote pre code ul ol li a strong b em i u s del'.split(' '),
);

/** Whether a text has elements that only its HTML shows, such as pictures and tables. */
export function needsSource(html: string): boolean {
  for (const [, name = ''] of html.matchAll(/<([a-z][a-z0-9]*)/gi)) {
    if (!editableTags.has(name.toLowerCase())) return true;
  }
  return false;
}

/** The editor's HTML of a text without a word is no text at all. */
export function isBlank(html: string): boolean {
  return html === '' || html === '<p></p>';
}
