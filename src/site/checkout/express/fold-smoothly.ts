const foldMs = 200;

/**
 * Takes a block away and lets what stands below it glide up. It begins where it stood, so that nothing is shifted under
 * anybody's eyes; where motion is not wanted it comes up at once.
 */
export function foldSmoothly(block: HTMLElement): void {
  const below = nextSiblings(block);
  const before = below[0]?.getBoundingClientRect().top ?? 0;
  block.hidden = true;
  const distance = before - (below[0]?.getBoundingClientRect().top ?? 0);
  const duration = matchMedia('(prefers-reduced-motion: reduce)').matches ? 1 : foldMs;
  for (const sibling of below)
    sibling.animate([{ transform: `translateY(${distance}px)` }, { transform: 'none' }], {
      duration,
      easing: 'ease-out',
    });
}

function nextSiblings(element: Element): Element[] {
  const next = element.nextElementSibling;
  return next ? [next, ...nextSiblings(next)] : [];
}
