/** How many times as large the picture under the mouse is. */
const magnification = 2.2;
/** The largest that two fingers make of a picture that fits the screen. */
const mostPinched = 5;

/** The picture under the mouse grows around it, and a larger file of it is asked for. */
export function zoomUnderPointer(track: HTMLElement, signal: AbortSignal): void {
  let zoomed: HTMLImageElement | null = null;
  const end = () => {
    zoomed?.style.removeProperty('transform');
    zoomed = null;
  };
  const move = (event: PointerEvent) => {
    const link =
      event.target instanceof Element ? event.target.closest('[data-part=picture]:not([data-film])') : null;
    const image = event.pointerType === 'mouse' ? (link?.querySelector('img') ?? null) : null;
    if (image !== zoomed) end();
    if (!link || !image) return;
    zoomed = image;
    const box = link.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * 100;
    const y = ((event.clientY - box.top) / box.height) * 100;
    image.sizes = `${Math.ceil(box.width * magnification)}px`;
    image.style.transformOrigin = `${x}% ${y}%`;
    image.style.transform = `scale(${magnification})`;
  };
  track.addEventListener('pointermove', move, { signal });
  track.addEventListener('pointerleave', end, { signal });
  track.addEventListener('scroll', end, { signal, passive: true });
}

interface Pinch {
  image: HTMLImageElement;
  /** Pixels between the fingers, and of the picture, when they came down. */
  distance: number;
  width: number;
  /** Of the picture as it fits the screen. */
  fitting: number;
}

/** Two fingers make the viewer's picture larger around the point between them, and as small again as fits. */
export function listenToPinches(stage: HTMLElement, signal: AbortSignal): void {
  let pinch: Pinch | null = null;
  const begin = ({ touches }: TouchEvent) => {
    const image = stage.querySelector('img');
    pinch = null;
    if (touches.length !== 2 || !image) return;
    const width = image.getBoundingClientRect().width;
    const fitting = stage.hasAttribute('data-zoomed') ? Number(image.dataset['fitting'] ?? width) : width;
    image.dataset['fitting'] = String(fitting);
    pinch = { image, distance: distanceOf(touches), width, fitting };
  };
  const move = (event: TouchEvent) => {
    if (!pinch || event.touches.length !== 2) return;
    event.preventDefault();
    const { image, distance, width, fitting } = pinch;
    const wanted = width * (distanceOf(event.touches) / distance);
    const next = Math.min(Math.max(wanted, fitting), fitting * mostPinched);
    const [x, y] = centerOf(event.touches);
    const before = image.getBoundingClientRect();
    const place = { x: (x - before.left) / before.width, y: (y - before.top) / before.height };
    stage.toggleAttribute('data-zoomed', next > fitting);
    if (next > fitting) image.style.inlineSize = `${next}px`;
    else image.style.removeProperty('inline-size');
    const after = image.getBoundingClientRect();
    stage.scrollBy(after.left + place.x * after.width - x, after.top + place.y * after.height - y);
  };
  const end = ({ touches }: TouchEvent) => {
    if (touches.length < 2) pinch = null;
  };
  stage.addEventListener('touchstart', begin, { signal, passive: true });
  stage.addEventListener('touchmove', move, { signal, passive: false });
  stage.addEventListener('touchend', end, { signal });
  stage.addEventListener('touchcancel', end, { signal });
}

function distanceOf([one, other]: TouchList | readonly Touch[]): number {
  return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) || 1 : 1;
}

function centerOf([one, other]: TouchList | readonly Touch[]): [x: number, y: number] {
  return one && other ? [(one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2] : [0, 0];
}
