/**
 * A page that was fetched, to take a part from. It is read into a template: a document of its own would check the
 * page's styles against the policy of the page around it, which knows other styles, and tell the console of each.
 */
export function parsePage(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}
