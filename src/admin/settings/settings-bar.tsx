import { Anchor, Button, Group, Paper, Stack, Text } from '@mantine/core';

import { useTexts } from '../i18n/use-texts.ts';
import './settings.css';
import { settingsTexts } from './settings.texts.ts';

/** What cannot be saved as it is, by its name. */
export interface WrongSetting {
  name: string;
  tab: string;
}

interface SettingsBarProps {
  /** How many settings have changed. */
  count: number;
  /** They may be on another tab than the one that is shown. */
  wrong: readonly WrongSetting[];
  isSaving: boolean;
  onShow(tab: string): void;
  onDiscard(): void;
  onSave(): void;
}

/** Stays in sight while there is something to save. */
export function SettingsBar({ count, wrong, isSaving, onShow, onDiscard, onSave }: SettingsBarProps) {
  const t = useTexts(settingsTexts);
  return (
    <Paper className="vt-save-bar" withBorder shadow="md" p="sm" role="region" aria-label={t('save')}>
      <Group justify="space-between">
        <Stack gap={2}>
          <Text size="sm" fw={600} role="status">
            {t('changed', { count })}
          </Text>
          {wrong.length > 0 && (
            <Group gap={6} fz="sm">
              <Text size="sm" span>
                {t('fixFirst')}
              </Text>
              {wrong.map(({ name, tab }) => (
                <Anchor
                  key={name}
                  component="button"
                  type="button"
                  size="sm"
                  underline="always"
                  onClick={() => onShow(tab)}
                >
                  {name}
                </Anchor>
              ))}
            </Group>
          )}
        </Stack>
        <Group gap="sm">
          <Button variant="default" disabled={isSaving} onClick={onDiscard}>
            {t('discard')}
          </Button>
          <Button loading={isSaving} disabled={wrong.length > 0} onClick={onSave}>
            {t('save')}
          </Button>
        </Group>
      </Group>
    </Paper>
  );
}
