/** Elements of rich text that stand on lines of their own. */
const blocks =
  'h2|h3|h4|p|hr|blockquote|pre|ul|ol|li|figure|figcaption|iframe|' +
  'table|caption|colgroup|col|thead|tbody|tfoot|tr|th|td';

/** As a serialiser writes tags: values between double quotes may hold any other character. */
const blockTag = new RegExp(`<\\/?(?:${blocks})(?:\\s(?:[^>"]|"[^"]*")*)?>`, 'gi');
const lineBreaks = /\s*<br ?\/?>(?:\s|<br ?\/?>)*/g;
const outerBreaks = /^(?:<br>)+|(?:<br>)+$/g;

/**
 * Sanitised rich text for places where HTML allows phrases alone (the label of a field): paragraphs, headings
 * and items of lists become lines, links and emphasis stay.
 */
export function toPhrases(html: string): string {
  return html.replace(blockTag, '<br>').replace(lineBreaks, '<br>').replace(outerBreaks, '').trim();
}
