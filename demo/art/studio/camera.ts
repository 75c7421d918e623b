/** A long lens looking slightly down. Units are the scene's; the picture is in pixels. */
export interface Camera {
  /** Radians above the horizon. */
  pitch: number;
  /** Pixels a unit. */
  scale: number;
  /** Where the scene's origin (on the floor) falls in the picture. */
  originX: number;
  originY: number;
  width: number;
  height: number;
}

/** The same view on a coarser raster. */
export function reduceCamera(camera: Camera, density: number): Camera {
  return {
    pitch: camera.pitch,
    scale: camera.scale * density,
    originX: camera.originX * density,
    originY: camera.originY * density,
    width: Math.ceil(camera.width * density),
    height: Math.ceil(camera.height * density),
  };
}
