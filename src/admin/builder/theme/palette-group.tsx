import { Button, ColorSwatch, Fieldset, Group, Stack, Text } from '@mantine/core';

import { useTexts } from '../../i18n/use-texts.ts';
import type { OpenGroup } from '../use-settings-group.ts';
import { readyThemeNames, readyThemes } from '#domain/themes/ready-themes.ts';

import { ColorField } from './color-field.tsx';
import type { ColorName } from './find-low-contrast.ts';
import { readyThemesTexts } from './ready/ready-themes.texts.ts';
import { themeTexts } from './theme.texts.ts';

const groups = {
  main: ['primary', 'secondary', 'text', 'muted', 'border'],
  backgrounds: ['white', 'grey', 'light', 'middle', 'dark'],
  signs: ['sale', 'error', 'success', 'rating'],
} satisfies Record<string, ColorName[]>;

export function PaletteGroup({ value: { palette }, change }: OpenGroup<'styles'>) {
  const t = useTexts(themeTexts);
  const themeName = useTexts(readyThemesTexts);
  return (
    <Stack gap="md">
      <Text size="sm" c="gray.7">
        {t('colorsHint')}
      </Text>
      <Fieldset legend={t('ready')} variant="unstyled">
        <Stack gap="xs">
          {readyThemeNames.map((name) => {
            const ready = readyThemes[name].styles.palette;
            const { white, secondary, primary, text } = ready;
            return (
              <Button
                key={name}
                variant="default"
                size="sm"
                justify="start"
                onClick={() => change({ path: ['palette'], value: ready })}
                leftSection={
                  <Group gap={2} wrap="nowrap" aria-hidden>
                    {[white, secondary, primary, text].map((color, index) => (
                      <ColorSwatch key={`${color}-${String(index)}`} color={color} size={14} />
                    ))}
                  </Group>
                }
              >
                {themeName(name)}
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
