import { Input } from '@mantine/core';
import { useId } from 'react';

import './fields.css';
import { useShopPalette, type Palette } from './use-shop-palette.ts';

interface BackgroundControlProps {
  label: string;
  help: string | undefined;
  value: string;
  data: readonly { value: string; label: string }[];
  onChange(value: string): void;
}

/** The theme's backgrounds, as they look. */
export function BackgroundControl({ label, help, value, data, onChange }: BackgroundControlProps) {
  const palette = useShopPalette();
  const name = useId();
  return (
    <Input.Wrapper label={label} labelElement="div" labelProps={{ id: `${name}-label` }} description={help}>
      <div className="vt-swatches" role="radiogroup" aria-labelledby={`${name}-label`}>
        {data.map((choice) => (
          <label key={choice.value} className="vt-swatches__choice">
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span
              className="vt-swatches__sample"
              style={{ background: palette[choice.value as keyof Palette] }}
              aria-hidden
            />
            <span className="vt-swatches__name">{choice.label}</span>
          </label>
        ))}
      </div>
    </Input.Wrapper>
  );
}
