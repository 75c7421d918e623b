const shapes = {
  drag: 'M9 5v.01M9 12v.01M9 19v.01M15 5v.01M15 12v.01M15 19v.01',
  moveUp: 'M12 19V5M6 11l6-6 6 6',
  moveDown: 'M12 5v14M6 13l6 6 6-6',
  duplicate: 'M9 9h10v10H9zM5 15V5h10',
  hide: 'M3 3l18 18M10.6 6.1A9 9 0 0 1 12 6c5 0 8 4 9 6a14 14 0 0 1-2.6 3.4M6.6 6.6A13 13 0 0 0 3 12c1 2 4 6 9 6a9 9 0 0 0 5.4-1.6',
  show: 'M3 12c1-2 4-6 9-6s8 4 9 6c-1 2-4 6-9 6s-8-4-9-6zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  remove: 'M5 7h14M10 11v6M14 11v6M6 7l1 13h10l1-13M9 7V4h6v3',
  add: 'M12 5v14M5 12h14',
} as const;

export type IconName = keyof typeof shapes;

/** A line drawing of 20 px in the text's colour. */
export function drawIcon(name: IconName): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  for (const [key, value] of Object.entries({
    viewBox: '0 0 24 24',
    width: '20',
    height: '20',
    'aria-hidden': 'true',
  }))
    svg.setAttribute(key, value);
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', shapes[name]);
  svg.append(path);
  return svg;
}
