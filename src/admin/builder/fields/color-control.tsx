import { ColorInput, Input, Text } from '@mantine/core';
import { useId } from 'react';

import { contrastRatio, parseColor } from '#domain/color.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { useFormat } from '../../ui/use-format.ts';
import { readPage, useBuilder } from '../store/use-builder.ts';
import type { ControlProps } from './field-control.tsx';
import './fields.css';
import { fieldsTexts } from './fields.texts.ts';
import { useShopPalette } from './use-shop-palette.ts';

const offered = ['primary', 'secondary', 'text', 'muted', 'white', 'dark'] as const;
const backgrounds = ['grey', 'light', 'middle', 'dark'] as const;

/** Texts that stand on the section's background; those over pictures have a scrim under them. */
const onBackground = new Set(['heading.color', 'heading.colorNote', 'content.colorText', 'footer.colorNote']);

/** A colour of a section's text: the theme's, one of the palette, or any. */
export function ColorControl({ scope, field, edited, label, help, error }: ControlProps) {
  const { sectionId } = scope;
  const palette = useShopPalette();
  const background = useBuilder((state) => readPage(state)?.sections[sectionId]?.options['background']);
  const isOnBackground = onBackground.has(field.name) && !scope.type.startsWith('banner-');
  const chosen = backgrounds.find((one) => one === background) ?? 'white';
  return (
    <ColorPick
      label={label}
      help={help}
      error={error}
      value={typeof edited.value === 'string' ? edited.value : null}
      onChange={edited.set}
      onFocus={edited.onFocus}
      onBlur={edited.onBlur}
      readableOn={isOnBackground ? palette[chosen] : null}
    />
  );
}

interface ColorPickProps {
  label: string;
  help?: string | undefined;
  error?: string | undefined;
  value: string | null;
  onChange(color: string | null): void;
  onFocus?: (() => void) | undefined;
  onBlur?: (() => void) | undefined;
  /** The background that the colour has to be read on. */
  readableOn?: string | null;
}

export function ColorPick({
  label,
  help,
  error,
  value,
  onChange,
  onFocus,
  onBlur,
  readableOn,
}: ColorPickProps) {
  const t = useTexts(fieldsTexts);
  const palette = useShopPalette();
  const name = useId();
  const choices = offered.map((key) => ({
    key,
    color: palette[key],
    name: t(`palette.${key}`),
  }));
  return (
    <Input.Wrapper label={label} labelElement="div" description={help} error={error}>
      <div className="vt-swatches" role="group" aria-label={label}>
        <Swatch
          radioName={name}
          label={t('themeColor')}
          color={null}
          isChosen={value === null}
          onChoose={() => onChange(null)}
        />
        {choices.map((choice) => (
          <Swatch
            key={choice.key}
            radioName={name}
            label={choice.name}
            color={choice.color}
            isChosen={value?.toLowerCase() === choice.color.toLowerCase()}
            onChoose={() => onChange(choice.color)}
          />
        ))}
      </div>
      <ColorInput
        mt={8}
        size="xs"
        aria-label={`${label}: ${t('ownColor')}`}
        placeholder={t('ownColor')}
        format="hex"
        fixOnBlur={false}
        withEyeDropper={false}
        popoverProps={{ withinPortal: true }}
        value={value ?? ''}
        onChange={(color) => onChange(color === '' ? null : color)}
        onFocus={onFocus}
        onBlur={onBlur}
      />
      {value !== null && readableOn && <ContrastWarning color={value} background={readableOn} />}
    </Input.Wrapper>
  );
}

interface SwatchProps {
  radioName: string;
  label: string;
  color: string | null;
  isChosen: boolean;
  onChoose(): void;
}

function Swatch({ radioName, label, color, isChosen, onChoose }: SwatchProps) {
  return (
    <label className="vt-swatches__choice" title={label} style={{ minInlineSize: 34 }}>
      <input type="radio" name={radioName} aria-label={label} checked={isChosen} onChange={onChoose} />
      <span
        className={`vt-swatches__sample${color === null ? ' vt-swatches__sample--theme' : ''}`}
        style={color === null ? undefined : { background: color }}
        aria-hidden
      />
    </label>
  );
}

const leastContrast = 4.5;

function ContrastWarning({ color, background }: { color: string; background: string }) {
  const t = useTexts(fieldsTexts);
  const { formatNumber } = useFormat();
  const [text, below] = [parseColor(color), parseColor(background)];
  const ratio = text && below ? contrastRatio(text, below) : leastContrast;
  if (ratio >= leastContrast) return null;
  return (
    <Text size="xs" c="orange.9" mt={4} role="status">
      {t('lowContrast', { ratio: formatNumber(Math.floor(ratio * 10) / 10) })}
    </Text>
  );
}
