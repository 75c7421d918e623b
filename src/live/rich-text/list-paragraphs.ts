interface OpenList {
  level: number;
  list: Element;
}

/** Word writes the points of a list as paragraphs that say their level and begin with their mark. */
export function listParagraphs(body: Element): void {
  let open: OpenList[] = [];
  for (const paragraph of body.querySelectorAll('p[style*="mso-list"]')) {
    const level = Number(/level(\d)/i.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 1);
    if (paragraph.previousElementSibling !== open[0]?.list) open = [];
    const mark = paragraph.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]');
    const name = /[\p{L}\d][.)]/u.test(mark?.textContent ?? '') ? 'ol' : 'ul';
    mark?.remove();
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) open.pop();
    const last = open.at(-1);
    const list = last && last.level >= level ? last.list : openList(paragraph, name, last);
    if (list !== last?.list) open.push({ level, list });
    const point = paragraph.ownerDocument.createElement('li');
    point.append(...paragraph.childNodes);
    list.append(point);
    paragraph.remove();
  }
}

/** Within the last point of the list around it, or in the paragraph's place. */
function openList(paragraph: Element, name: 'ol' | 'ul', around: OpenList | undefined): Element {
  const list = paragraph.ownerDocument.createElement(name);
  if (around) (around.list.lastElementChild ?? around.list).append(list);
  else paragraph.before(list);
  return list;
}
