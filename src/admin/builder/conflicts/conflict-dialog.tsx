import { Alert, Button, Group, Modal, Paper, SimpleGrid, Stack, Text } from '@mantine/core';
import { useState } from 'react';

import { isFields } from '#domain/editing/set-paths.ts';
import type { Intent } from '#domain/editing/intents.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { uiTexts } from '../../ui/ui.texts.ts';
import { builderTexts } from '../builder.texts.ts';
import type { Conflict } from '../store/kept-work.ts';
import { useBuilder } from '../store/use-builder.ts';

/** Edits that collide with somebody else's stay until their author has decided; here one after the other. */
export function ConflictDialog() {
  const t = useTexts(builderTexts);
  const conflicts = useBuilder((state) => state.conflicts);
  const [isOpen, setOpen] = useState(false);
  const close = useTexts(uiTexts)('close');
  const [conflict] = conflicts;
  if (!conflict) return null;
  return (
    <>
      <Alert color="orange" className="vt-conflicts" role="alert" p="xs">
        <Group gap="sm" justify="center">
          <Text size="sm">{t('conflicts', { count: conflicts.length })}</Text>
          <Button size="compact-sm" onClick={() => setOpen(true)}>
            {t('decide')}
          </Button>
        </Group>
      </Alert>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('conflictTitle')}
        size="lg"
        centered
        closeButtonProps={{ 'aria-label': close }}
      >
        <Choice key={conflict.id} conflict={conflict} />
      </Modal>
    </>
  );
}

function Choice({ conflict }: { conflict: Conflict }) {
  const t = useTexts(builderTexts);
  const resolve = useBuilder((state) => state.resolveConflict);
  const [isRefused, setRefused] = useState(false);
  const { id, edit, theirs, author, reason } = conflict;
  return (
    <Stack>
      <Text size="sm">{reason === null ? t('conflictText') : t('notKept')}</Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <Version title={t('mine')} text={sayIntent(edit.intent) ?? t(`step.${edit.intent.type}`)} />
        <Version
          title={author === null ? t('theirs') : t('byAuthor', { author })}
          text={theirs === null ? '—' : (sayIntent(theirs) ?? t('removedByThem'))}
        />
      </SimpleGrid>
      {isRefused && (
        <Alert color="red" role="alert">
          {t('cannotKeepMine')}
        </Alert>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={() => resolve(id, 'theirs')}>
          {t('keepTheirs')}
        </Button>
        <Button onClick={() => setRefused(!resolve(id, 'mine').ok)}>{t('keepMine')}</Button>
      </Group>
    </Stack>
  );
}

function Version({ title, text }: { title: string; text: string }) {
  return (
    <Paper withBorder p="sm">
      <Text size="xs" fw={700} c="gray.7">
        {title}
      </Text>
      <Text
        size="sm"
        style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}
        mah={240}
        className="vt-scroll"
      >
        {text}
      </Text>
    </Paper>
  );
}

/** The texts and values that an edit sets; null for one that only moves or takes away. */
function sayIntent(intent: Intent): string | null {
  if ('changes' in intent) return intent.changes.map(({ value }) => sayValue(value)).join('\n');
  if (intent.type === 'section.add') return sayValue(intent.section.options);
  if (intent.type === 'item.add') return sayValue(intent.item);
  return intent.type === 'entry.add' ? intent.entry.title : null;
}

function sayValue(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(sayValue).join(', ');
  if (isFields(value)) return Object.values(value).map(sayValue).join('\n');
  return value === undefined ? '—' : String(value);
}
