import { Group, Stack, Text } from '@mantine/core';

import type { Backup, BackupsAnswer } from '#domain/schemas/backups.schema.ts';

import { useTexts } from '../i18n/use-texts.ts';
import { Card } from '../ui/card.tsx';
import { ProgramOutput } from '../ui/program-output.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { useFormat } from '../ui/use-format.ts';
import { backupsTexts } from './backups.texts.ts';

const tones = {
  running: 'info',
  good: 'good',
  doubtful: 'warn',
  failed: 'bad',
  interrupted: 'bad',
} as const satisfies Readonly<Record<Backup['state'], string>>;

/** What was made, the newest first. */
export function BackupList({ answer: { backups, kind } }: { answer: BackupsAnswer }) {
  const t = useTexts(backupsTexts);
  const { formatTime, formatNumber } = useFormat();
  const [first] = backups;
  if (!first) return null;
  const newest = (backups.find(({ state }) => state === 'good') ?? first).folder;
  return (
    <Card title={t('list')} text={t(kind === 'rows' ? 'listTextRows' : 'listText')}>
      {/* Two hyphens, which the text's own font would draw as a dash. */}
      <ProgramOutput text={`npm run ${kind === 'rows' ? 'import' : 'restore'} -- ${newest}`} />
      <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
        {backups.map(({ id, state, startedAt, bytes, folder, detail }) => (
          <li key={id}>
            <Group gap="sm">
              <Text size="sm" fw={600}>
                {formatTime(startedAt)}
              </Text>
              <StateBadge tone={tones[state]} size="sm">
                {t(`state.${state}`)}
              </StateBadge>
              {bytes !== null && (
                <Text size="sm" c="gray.7">
                  {t('megabytes', { size: formatNumber(bytes / 1e6, { maximumFractionDigits: 1 }) })}
                </Text>
              )}
            </Group>
            <Text size="sm" c="gray.7" dir="ltr" style={{ overflowWrap: 'anywhere', textAlign: 'start' }}>
              {folder}
            </Text>
            <ProgramOutput text={detail} />
          </li>
        ))}
      </Stack>
    </Card>
  );
}
