import { Button, Group, Input, Text } from '@mantine/core';
import type { KeyboardEvent, PointerEvent } from 'react';

import { imageUrl } from '#domain/image-url.ts';
import type { Focus, Image } from '#domain/schemas/image.schema.ts';

import { useTexts } from '../i18n/use-texts.ts';
import './media.css';
import { mediaTexts } from './media.texts.ts';

interface FocusFieldProps {
  image: Image;
  /** Null: the middle. */
  value: Focus | null;
  onChange(focus: Focus | null): void;
  /** Where it is a picture's point in one place rather than everywhere. */
  label?: string | undefined;
  description?: string | undefined;
}

const middle: Focus = { x: 50, y: 50 };
const steps: Readonly<Record<string, Focus>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const ratios = ['1 / 1', '16 / 9', '3 / 4'];

/** The point that crops keep in sight, set by pointer or arrow keys, with crops as they will look. */
export function FocusField({ image, value, onChange, label, description }: FocusFieldProps) {
  const t = useTexts(mediaTexts);
  const name = label ?? t('focus');
  const point = value ?? middle;
  const src = imageUrl(image, { mode: 'inset', width: 640, height: 0 });

  function placeAt(event: PointerEvent<HTMLElement>): void {
    const box = event.currentTarget.getBoundingClientRect();
    onChange({
      x: toPercent((event.clientX - box.left) / box.width),
      y: toPercent((event.clientY - box.top) / box.height),
    });
  }

  function step(event: KeyboardEvent): void {
    const by = steps[event.key];
    if (!by) return;
    event.preventDefault();
    const far = event.shiftKey ? 10 : 2;
    onChange({ x: toPercent((point.x + by.x * far) / 100), y: toPercent((point.y + by.y * far) / 100) });
  }

  return (
    <Input.Wrapper label={name} labelElement="div" description={description ?? t('focusHelp')}>
      {/* A slider of two directions: its place is told in words. */}
      <div
        className="vt-focus"
        style={{ aspectRatio: image.width / image.height, inlineSize: `min(100%, ${sideOf(image)}px)` }}
        role="slider"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={point.x}
        aria-valuetext={t('focusValue', { ...point })}
        tabIndex={0}
        onKeyDown={step}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          placeAt(event);
        }}
        onPointerMove={(event) => event.buttons === 1 && placeAt(event)}
      >
        <img className="vt-focus__picture" src={src} alt="" draggable={false} />
        <span className="vt-focus__point" style={{ left: `${point.x}%`, insetBlockStart: `${point.y}%` }} />
      </div>
      <Group justify="space-between" mt="xs" mih={30}>
        <Text size="xs" c="gray.7" aria-live="polite">
          {t('focusValue', { ...point })}
        </Text>
        {value && (
          <Button size="compact-xs" variant="subtle" onClick={() => onChange(null)}>
            {t('focusReset')}
          </Button>
        )}
      </Group>
      <Group gap="sm" align="flex-end" aria-label={t('previews')} role="group">
        {ratios.map((ratio) => (
          <div key={ratio} className="vt-crop" style={{ aspectRatio: ratio, blockSize: 84 }}>
            <img src={src} alt="" style={{ objectPosition: `${point.x}% ${point.y}%` }} />
          </div>
        ))}
      </Group>
    </Input.Wrapper>
  );
}

/** Pixels of width at the greatest height that is shown. */
function sideOf({ width, height }: Image): number {
  return Math.round((320 * width) / height);
}

function toPercent(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 100);
}
