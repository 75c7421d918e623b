import './price-range.css';
import { fractionOf, roundToStep, stepOf } from './price-steps.ts';

type End = 'min' | 'max';

/** Puts thumbs and histogram above the fields; each moves the other, and a release of a thumb is a change. */
export function drawPriceRange(root: HTMLElement): void {
  if (root.querySelector('.vt-range')) return;
  const low = Number(root.dataset['min']);
  const high = Number(root.dataset['max']);
  const step = stepOf(high - low);
  const fieldOf = (end: End) => root.querySelector<HTMLInputElement>(`input[name="filter[${end}Price]"]`);
  const fields = { min: fieldOf('min'), max: fieldOf('max') };
  if (!fields.min || !fields.max) return;
  const { min, max } = fields;

  const range = document.createElement('div');
  range.className = 'vt-range';
  range.append(drawBars(root.dataset['bars'] ?? ''), drawBars(root.dataset['bars'] ?? ''));
  const thumbs = { min: makeThumb(min), max: makeThumb(max) };
  for (const thumb of Object.values(thumbs)) {
    thumb.min = String(low);
    thumb.max = String(high);
    thumb.step = 'any';
    range.append(thumb);
  }

  const readField = (end: End) => {
    const typed = fields[end]?.value.replace(/\s/g, '').replace(',', '.') ?? '';
    const value = Number(typed);
    return typed === '' || Number.isNaN(value) ? (end === 'min' ? low : high) : clamp(value, low, high);
  };
  const show = (values: Record<End, number>) => {
    for (const end of ['min', 'max'] as const) {
      thumbs[end].value = String(values[end]);
      thumbs[end].setAttribute('aria-valuetext', String(values[end]));
      range.style.setProperty(`--vt-${end}`, String(fractionOf(values[end], low, high)));
    }
    // Where both stand at the end, the one that can still be moved lies on top.
    thumbs.min.style.zIndex = values.min > (low + high) / 2 ? '2' : '';
  };
  const showFields = () => {
    const values = { min: readField('min'), max: readField('max') };
    show({ min: Math.min(values.min, values.max), max: Math.max(values.min, values.max) });
  };
  const move = (end: End) => {
    const other = end === 'min' ? Number(thumbs.max.value) : Number(thumbs.min.value);
    const wanted = roundToStep(Number(thumbs[end].value), { low, high, step });
    const value = end === 'min' ? Math.min(wanted, other) : Math.max(wanted, other);
    const isAtEnd = value === (end === 'min' ? low : high);
    const field = fields[end];
    if (field) field.value = isAtEnd ? '' : String(value);
    show({ min: Number(thumbs.min.value), max: Number(thumbs.max.value), [end]: value });
  };
  for (const end of ['min', 'max'] as const) {
    const thumb = thumbs[end];
    thumb.addEventListener('input', () => move(end));
    thumb.addEventListener('keydown', (event) => {
      const by = stepsOf(event.key, thumb);
      if (by === 0) return;
      event.preventDefault();
      thumb.value = String(clamp(Number(thumb.value) + by * step, low, high));
      move(end);
      thumb.dispatchEvent(new Event('change', { bubbles: true }));
    });
    fields[end]?.addEventListener('input', showFields);
  }
  showFields();
  root.prepend(range);
}

/** Without a name: what is sent is the field. */
function makeThumb(field: HTMLInputElement): HTMLInputElement {
  const thumb = document.createElement('input');
  thumb.type = 'range';
  thumb.id = `${field.id}-thumb`;
  thumb.className = 'vt-range__thumb';
  thumb.setAttribute('aria-label', field.labels?.[0]?.querySelector('span')?.textContent ?? '');
  return thumb;
}

/** How many steps a key moves a thumb; towards the end of the line is more. */
function stepsOf(key: string, thumb: HTMLElement): number {
  const forward = getComputedStyle(thumb).direction === 'rtl' ? -1 : 1;
  const steps: Record<string, number> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowUp: 1,
    ArrowDown: -1,
    PageUp: 10,
    PageDown: -10,
  };
  return steps[key] ?? 0;
}

function drawBars(text: string): SVGElement {
  const bars = text.split(' ').map(Number);
  const most = Math.max(1, ...bars);
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', `0 0 ${bars.length} 40`);
  svg.setAttribute('preserveAspectRatio', 'none');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  // The smallest bar that is there can be seen.
  const heights = bars.map((count) => (count === 0 ? 0 : Math.max(3, (count / most) * 40)));
  path.setAttribute(
    'd',
    heights.map((height, place) => `M${place + 0.1} 40v-${height.toFixed(1)}h.8V40z`).join(''),
  );
  svg.append(path);
  return svg;
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
