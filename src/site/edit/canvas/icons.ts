const shapes = {
  drag: 'M9 5v.01M9 12v.01M9 19v.01M15 5v.01M15 12v.01M15 19v.01',
  moveUp: 'M12 19V5M6 11l6-6 6 6',
  moveDown: 'M12 5v14M6 13l6 6 6-6',
  duplicate: 'M9 9h10v10H9zM5 15V5h10',
  hide: 'M3 3l18 18M10.6 6.1A9 9 0 0 1 12 6c5 0 8 4 9 6a14 14 0 0 1-2.6 3.4M6.6 6.6A13 13 0 0 0 3 12c1 2 4 6 9 6a9 9 0 0 0 5.4-1.6',
  show: 'M3 12c1-2 4-6 9-6s8 4 9 6c-1 2-4 6-9 6s-8-4-9-6zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  remove: 'M5 7h14M10 11v6M14 11v6M6 7l1 13h10l1-13M9 7V4h6v3',
  add: 'M12 5v14M5 12h14',
  bold: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z',
  italic: 'M11 5h6M7 19h6M14 5l-4 14',
  underline: 'M7 5v5a5 5 0 0 0 10 0V5M6 19h12',
  h2: 'M4 6v12M11 6v12M4 12h7M15 10.5a2.5 2.5 0 1 1 4.4 1.6L15 18h5',
  h3: 'M4 6v12M11 6v12M4 12h7M15.2 9.2a2.4 2.4 0 1 1 2 3.8 2.5 2.5 0 1 1-2.2 3.8',
  bulletList: 'M9 6h11M9 12h11M9 18h11M5 6v.01M5 12v.01M5 18v.01',
  orderedList: 'M11 6h9M11 12h9M12 18h8M4 16a2 2 0 1 1 4 0c0 .6-.5 1-1 1.5L4 20h4M6 10V4L4 6',
  quote:
    'M10 11H6a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h3a1 1 0 0 1 1 1v6c0 2.7-1.3 4.3-4 5M19 11h-4a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h3a1 1 0 0 1 1 1v6c0 2.7-1.3 4.3-4 5',
  link: 'M9 15l6-6M11 6l.5-.5a5 5 0 0 1 7 7l-.5.5M13 18l-.4.5a5 5 0 0 1-7.1-7.1l.5-.4',
  clear: 'M17 15l4 4M21 15l-4 4M7 6V5h11v1M7 19h4M13 5L9 19',
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
