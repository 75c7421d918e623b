import { useState, type PointerEvent } from 'react';

import type { Layer } from '#domain/schemas/layer.schema.ts';

import { moveTimes, stepOf, type Grip, type LayerTimes } from './move-times.ts';
import { barOf, type TimelineRange } from './timeline-range.ts';
import { useLayerTimes } from './use-layer-times.ts';
import { isOnItsWay } from './use-layers.ts';

interface TimelineBarProps {
  layer: Layer;
  range: TimelineRange;
  timeZone: string;
  /** Absent for who may not move its times. */
  onMove?: ((times: LayerTimes) => Promise<void>) | undefined;
}

/** What is being dragged: where it was taken, and where it has come to. */
interface Drag {
  grip: Grip;
  from: number;
  to: LayerTimes;
}

/**
 * Full where visitors see it or have seen it, hollow where it waits for an approval. Dragged, it moves with its length, by
 * an end that end alone; by keyboard its times are changed in its form.
 */
export function TimelineBar({ layer, range, timeZone, onMove }: TimelineBarProps) {
  const describe = useLayerTimes();
  const [drag, setDrag] = useState<Drag | null>(null);
  const bar = barOf(drag?.to ?? layer, range);
  if (!bar) return null;

  const grips = onMove ? gripsOf(layer, bar.isOpen) : [];
  const take = (grip: Grip) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !grips.includes(grip)) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ grip, from: event.clientX, to: layer });
  };
  const pull = (event: PointerEvent<HTMLElement>) => {
    event.stopPropagation();
    if (!drag) return;
    const track = event.currentTarget.closest('.vt-timeline__track');
    if (!track) return;
    const msPerPixel = (range.to.getTime() - range.from.getTime()) / track.clientWidth;
    const way = getComputedStyle(track).direction === 'rtl' ? -1 : 1;
    const by = (event.clientX - drag.from) * way * msPerPixel;
    const moved = moveTimes(layer, drag.grip, { by, step: stepOf(msPerPixel), now: new Date(), timeZone });
    if (moved) setDrag({ ...drag, to: moved });
  };
  const drop = (event: PointerEvent<HTMLElement>) => {
    // Of an end that is dragged the bar hears too.
    event.stopPropagation();
    if (!drag) return;
    const hasMoved = drag.to.startsAt !== layer.startsAt || drag.to.endsAt !== layer.endsAt;
    // It stays where it was dropped until it is known whether it may.
    if (hasMoved && onMove) void onMove(drag.to).finally(() => setDrag(null));
    else setDrag(null);
  };
  const follow = { onPointerMove: pull, onPointerUp: drop, onPointerCancel: () => setDrag(null) };

  return (
    <>
      <span
        className="vt-timeline__bar"
        data-approved={isOnItsWay(layer) || undefined}
        data-ended={layer.state === 'ended' || undefined}
        data-open={bar.isOpen || undefined}
        data-grip={grips.includes('whole') || undefined}
        style={{
          color: layer.color,
          insetInlineStart: percent(bar.start),
          inlineSize: percent(bar.end - bar.start),
        }}
        onPointerDown={take('whole')}
        {...follow}
      >
        {grips
          .filter((grip) => grip !== 'whole')
          .map((grip) => (
            <span
              key={grip}
              className="vt-timeline__grip"
              data-grip={grip}
              onPointerDown={take(grip)}
              {...follow}
            />
          ))}
      </span>
      {drag && <span className="vt-timeline__times">{describe(drag.to)}</span>}
    </>
  );
}

/** A start that has gone by stays, and so does an end that is not shown. */
function gripsOf({ state }: Layer, isOpen: boolean): Grip[] {
  if (state === 'ended') return [];
  const end: Grip[] = isOpen ? [] : ['end'];
  return state === 'active' ? end : ['whole', 'start', ...end];
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(3)}%`;
}
