import type { Camera } from '../studio/camera.ts';
import type { Part } from '../studio/mesh.ts';
import { type Photograph, type PhotographOptions, takePhotograph } from '../studio/photograph.ts';
import { shownSize, viewSize } from './view-size.ts';

/** A photograph on a raster of the size that is shown, or on a coarser one: the time goes by its cells. */
export function takeViewShot(
  parts: readonly Part[],
  camera: Omit<Camera, 'width' | 'height'>,
  options: PhotographOptions,
  coarse = shownSize.width / viewSize.width,
): Photograph {
  const { pitch, scale, originX, originY } = camera;
  const shot = takePhotograph(
    parts,
    {
      pitch,
      scale: scale * coarse,
      originX: originX * coarse,
      originY: originY * coarse,
      width: viewSize.width * coarse,
      height: viewSize.height * coarse,
    },
    options,
  );
  const enlarge = (image: string) => `<g transform="scale(${1 / coarse})">${image}</g>`;
  return { subject: enlarge(shot.subject), shadow: enlarge(shot.shadow) };
}
