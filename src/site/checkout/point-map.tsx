import leafletCss from 'leaflet/dist/leaflet.css?inline';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { z } from 'zod';

import type {
  CityPoints,
  MappedPoint,
  mappedPointsSchema,
  PickupPoint,
} from '#domain/schemas/carrier.schema.ts';
import { loadStyles } from '#ui/load-styles.ts';

import { callApi } from '../client/api-client.ts';
import type { CheckoutPartProps } from './checkout-part.ts';
import { drawPoints, type PointsMap } from './draw-points.ts';
import { PointFacts } from './point-facts.tsx';
import mapCss from './point-map.css?inline';

interface PointMapProps extends Pick<CheckoutPartProps, 't'> {
  address: Record<'country' | 'region' | 'locality', string>;
  ground: NonNullable<CityPoints['map']>;
  /** The code of a point, or empty. */
  chosen: string;
  /** Brought into sight; where there are none, all points of the city are. */
  found: readonly PickupPoint[];
  onChoose(point: PickupPoint): void;
}

/** The pickup points of a city on a map: what is touched tells its address and hours, and can be chosen. */
export function PointMap({ t, address, ground, chosen, found, onChoose }: PointMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<PointsMap | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [picked, setPicked] = useState<MappedPoint | null>(null);

  const draw = useEffectEvent((points: readonly MappedPoint[]) => {
    if (!container.current) return null;
    const made = drawPoints(container.current, {
      points,
      ground,
      zoomIn: t('checkout.zoomIn'),
      zoomOut: t('checkout.zoomOut'),
      onPick: setPicked,
    });
    setDrawn(made);
    return made;
  });
  const question = JSON.stringify(address);
  useEffect(() => {
    loadStyles(leafletCss);
    loadStyles(mapCss);
    const leaving = new AbortController();
    const { signal } = leaving;
    let made: PointsMap | null = null;
    const load = async () => {
      const query = JSON.parse(question) as PointMapProps['address'];
      const [, answer] = await callApi<z.infer<typeof mappedPointsSchema>>('GET', '/pickup-points/map', {
        query,
        signal,
      });
      if (signal.aborted) return;
      if (answer) made = draw(answer.points);
      setHasFailed(!answer);
    };
    void load();
    return () => {
      leaving.abort();
      made?.remove();
    };
  }, [question]);

  const looked = picked?.code ?? '';
  useEffect(() => drawn?.mark([looked, chosen]), [drawn, looked, chosen]);
  const codes = found.map(({ code }) => code).join(' ');
  useEffect(() => drawn?.frame(codes === '' ? [] : codes.split(' ')), [drawn, codes]);

  if (hasFailed)
    return (
      <p className="vt-zone__hint" role="status">
        {t('checkout.mapFailed')}
      </p>
    );
  return (
    <div className="vt-points-map">
      <div
        ref={container}
        className="vt-points-map__ground"
        role="region"
        aria-label={t('checkout.pointsMap')}
      />
      <p className="vt-points-map__source">
        {ground.sourceUrl === '' ? (
          <bdi>{ground.source}</bdi>
        ) : (
          <a href={ground.sourceUrl} target="_blank" rel="noopener noreferrer">
            <bdi>{ground.source}</bdi>
          </a>
        )}
      </p>
      <div className="vt-points-map__point" role="status">
        {picked && (
          <>
            <p>
              <bdi>{picked.address}</bdi>
              <span className="vt-zone__hint">
                <PointFacts point={picked} t={t} />
              </span>
            </p>
            {picked.code !== chosen && (
              <button type="button" className="vt-button vt-button--primary" onClick={() => onChoose(picked)}>
                {t('checkout.takePoint')}
              </button>
            )}
          </>
        )}
      </div>
    </div>
  );
}
