import { canvas, circleMarker, control, latLng, latLngBounds, map as createMap, tileLayer } from 'leaflet';

import type { CityPoints, MappedPoint } from '#domain/schemas/carrier.schema.ts';

interface PointsMapInput {
  points: readonly MappedPoint[];
  ground: NonNullable<CityPoints['map']>;
  zoomIn: string;
  zoomOut: string;
  onPick(point: MappedPoint): void;
}

export interface PointsMap {
  /** Shows which ones are chosen or looked at. */
  mark(codes: readonly string[]): void;
  /** Brings points into sight; all of them where none is named. */
  frame(codes: readonly string[]): void;
  remove(): void;
}

/** Deep enough for the streets around a single point. */
const closestZoom = 16;
const radius = 8;

/** Points as circles on one canvas, so that a thousand of them can be moved. The list is what a keyboard chooses by. */
export function drawPoints(container: HTMLElement, input: PointsMapInput): PointsMap {
  const { points, ground, zoomIn, zoomOut, onPick } = input;
  const styles = getComputedStyle(container);
  const primary = styles.getPropertyValue('--vt-color-primary');
  const surface = styles.getPropertyValue('--vt-color-surface');
  const drawn = createMap(container, {
    attributionControl: false,
    zoomControl: false,
    // The page is scrolled past a map that nobody works with.
    scrollWheelZoom: false,
  });
  drawn.on('focus', () => drawn.scrollWheelZoom.enable());
  drawn.on('blur', () => drawn.scrollWheelZoom.disable());
  control.zoom({ zoomInTitle: zoomIn, zoomOutTitle: zoomOut }).addTo(drawn);
  // Tile servers want to know which site asks, and private pages say so to nobody.
  tileLayer(ground.tiles, { maxZoom: 19, referrerPolicy: 'strict-origin-when-cross-origin' }).addTo(drawn);

  // Fingers are not as exact as circles are small.
  const renderer = canvas({ tolerance: radius });
  const markers = new Map(
    points.map((point) => {
      const { latitude, longitude } = point.coordinates;
      const marker = circleMarker([latitude, longitude], { renderer, radius, weight: 2, fillOpacity: 1 });
      marker.on('click', () => onPick(point));
      return [point.code, marker.addTo(drawn)] as const;
    }),
  );
  const mark = (codes: readonly string[]) => {
    for (const [code, marker] of markers) {
      const isMarked = codes.includes(code);
      marker.setStyle({ color: isMarked ? primary : surface, fillColor: isMarked ? surface : primary });
      if (isMarked) marker.bringToFront();
    }
  };
  const frame = (codes: readonly string[]) => {
    const named = codes.flatMap((code) => markers.get(code) ?? []);
    const shown = named.length > 0 ? named : [...markers.values()];
    const bounds = latLngBounds(shown.map((marker) => marker.getLatLng()));
    drawn.fitBounds(bounds.isValid() ? bounds : latLng(0, 0).toBounds(1), {
      maxZoom: closestZoom,
      padding: [24, 24],
      animate: false,
    });
  };
  mark([]);
  frame([]);
  return { mark, frame, remove: () => drawn.remove() };
}
