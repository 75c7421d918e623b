import { Button, ColorSwatch, Fieldset, Group, Stack, Text } from '@mantine/core';

import { useTexts } from '../../i18n/use-texts.ts';
import type { OpenGroup } from '../use-settings-group.ts';
import { ColorField } from './color-field.tsx';
import type { ColorName } from './find-low-contrast.ts';
import { readyPalettes } from './ready-palettes.ts';
import { themeTexts } from './theme.texts.ts';

const groups = {
  main: ['primary', 'secondary', 'text', 'muted', 'border'],
  backgrounds: ['white', 'grey', 'light', 'middle', 'dark'],
  signs: ['sale', 'error', 'success', 'rating'],
} satisfies Record<string, ColorName[]>;

const readyNames = Object.keys(readyPalettes) as (keyof typeof readyPalettes)[];

export function PaletteGroup({ value: { palette }, change }: OpenGroup<'styles'>) {
  const t = useTexts(themeTexts);
  return (
    <Stack gap="md">
      <Text size="sm" c="gray.7">
        {t('colorsHint')}
      </Text>
      <Fieldset legend={t('ready')} variant="unstyled">
        <Stack gap="xs">
          {readyNames.map((name) => {
            const { white, secondary, primary, text } = readyPalettes[name];
            return (
              <Button
                key={name}
                variant="default"
                size="sm"
                justify="start"
                onClick={() => change({ path: ['palette'], value: readyPalettes[name] })}
                leftSection={
                  <Group gap={2} wrap="nowrap" aria-hidden>
                    {[white, secondary, primary, text].map((color) => (
                      <ColorSwatch key={color} color={color} size={14} />
                    ))}
                  </Group>
                }
              >
                {t(name)}
              </Button>
            );
          })}
        </Stack>
      </Fieldset>
      {Object.entries(groups).map(([group, names]) => (
        <Fieldset key={group} legend={t(group as keyof typeof groups)} variant="unstyled">
          <Stack gap="sm">
            {names.map((name) => (
              <ColorField
                key={name}
                name={name}
                palette={palette}
                onChange={(color) => change({ path: ['palette', name], value: color })}
              />
            ))}
          </Stack>
        </Fieldset>
      ))}
    </Stack>
  );
}
