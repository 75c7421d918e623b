import { Text, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';

import type { Layer } from '#domain/schemas/layer.schema.ts';

import { useTexts } from '../i18n/use-texts.ts';
import { useMay } from '../session/session.ts';
import { Card } from '../ui/card.tsx';
import { useFormat } from '../ui/use-format.ts';
import { useShopTime } from '../ui/use-shop-time.ts';
import { LayerMark } from './layer-mark.tsx';
import { layersTexts } from './layers.texts.ts';
import { percent, TimelineBar } from './timeline-bar.tsx';
import { rangeOf, shareOf } from './timeline-range.ts';
import { useLayerDeeds } from './use-layer-deeds.ts';
import './timeline.css';
import { isOnItsWay, isOver } from './use-layers.ts';

/** What visitors see of layers by day: one row a layer, with a line for now; as a table for who cannot see it. */
export function Timeline({ layers }: { layers: readonly Layer[] }) {
  const t = useTexts(layersTexts);
  const shop = useShopTime();
  if (!shop) return null;
  const { timeZone, formatShopTime } = shop;
  const dated = layers.filter((layer) => layer.startsAt !== null && !isOver(layer));
  return (
    <Card title={t('timeline')} text={t('timelineText', { zone: timeZone })}>
      {dated.length === 0 ? (
        <Text size="sm" c="gray.7">
          {t('timelineEmpty')}
        </Text>
      ) : (
        <>
          <Chart layers={dated} timeZone={timeZone} />
          <TimesTable layers={dated} formatTime={formatShopTime} />
        </>
      )}
    </Card>
  );
}

function Chart({ layers, timeZone }: { layers: readonly Layer[]; timeZone: string }) {
  const t = useTexts(layersTexts);
  const { formatDay } = useFormat();
  const deeds = useLayerDeeds();
  const [mayPrepare, mayApprove] = [useMay('layers:write'), useMay('site:write')];
  const [now] = useState(() => new Date());
  const range = rangeOf(layers, now, timeZone);
  const nowPlace = { insetInlineStart: percent(shareOf(now, range)) };
  return (
    <div className="vt-timeline" aria-hidden>
      <div className="vt-timeline__scale">
        {range.ticks.map(({ day, share }) => (
          <span key={day} className="vt-timeline__day" style={{ insetInlineStart: percent(share) }}>
            {formatDay(day, { short: true })}
          </span>
        ))}
      </div>
      {layers.map((layer) => (
        <div key={layer.id} className="vt-timeline__row">
          <span className="vt-timeline__name">
            <LayerMark {...layer} />
            <bdi>{layer.name}</bdi>
          </span>
          <div className="vt-timeline__track">
            {range.ticks.map(({ day, share }) => (
              <span key={day} className="vt-timeline__tick" style={{ insetInlineStart: percent(share) }} />
            ))}
            <TimelineBar
              layer={layer}
              range={range}
              timeZone={timeZone}
              onMove={
                mayApprove || (mayPrepare && !isOnItsWay(layer))
                  ? (times) => deeds.move(layer, times)
                  : undefined
              }
            />
            <span className="vt-timeline__now" style={nowPlace} title={t('nowLine')} />
          </div>
        </div>
      ))}
    </div>
  );
}

function TimesTable({
  layers,
  formatTime,
}: {
  layers: readonly Layer[];
  formatTime: (iso: string) => string;
}) {
  const t = useTexts(layersTexts);
  return (
    <VisuallyHidden>
      <table>
        <caption>{t('timeline')}</caption>
        <thead>
          <tr>
            {[t('name'), t('tableState'), t('startsAt'), t('endsAt')].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {layers.map(({ id, name, state, startsAt, endsAt }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{t(`state.${state}`)}</td>
              <td>{startsAt && formatTime(startsAt)}</td>
              <td>{endsAt === null ? t('forGood') : formatTime(endsAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
