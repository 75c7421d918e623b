import { Alert, Button, Group, Modal, Paper, SimpleGrid, Stack, Text } from '@mantine/core';
import { useState } from 'react';

import { plainText } from '#domain/text.ts';

import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { uiTexts } from '../../ui/ui.texts.ts';
import { builderTexts } from '../builder.texts.ts';
import { nameField, nameFieldValue, nameSubject, type Speech } from '../publishing/name-changes.ts';
import { publishingTexts } from '../publishing/publishing.texts.ts';
import type { Subject } from '../publishing/subjects.ts';
import type { Conflict } from '../store/kept-work.ts';
import { useBuilder, useDocument } from '../store/use-builder.ts';
import { describeConflict, type ConflictSide } from './describe-conflict.ts';

/** Edits that collide with somebody else's stay until their author has decided; here one after the other. */
export function ConflictDialog() {
  const t = useTexts(builderTexts);
  const conflicts = useBuilder((state) => state.conflicts);
  const [isOpen, setOpen] = useState(false);
  const close = useTexts(uiTexts)('close');
  const [conflict] = conflicts;
  // The next one waits to be asked for: it must not come over what is being typed.
  if (!conflict && isOpen) setOpen(false);
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
  const words = useTexts(publishingTexts);
  const language = useLanguage((state) => state.language);
  const resolve = useBuilder((state) => state.resolveConflict);
  const document = useDocument(conflict.key) ?? null;
  const [isRefused, setRefused] = useState(false);
  const { id, author, reason } = conflict;
  const { subject, mine, theirs } = describeConflict(conflict, document);
  const shared = { subject, speech: { t: words, language } };
  return (
    <Stack>
      <Text size="sm">{reason === null ? t('conflictText') : t('notKept')}</Text>
      <Text fw={600}>{nameSubject(subject, shared.speech)}</Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <Version title={t('mine')} side={mine} {...shared} />
        <Version
          title={author === null ? t('theirs') : t('byAuthor', { author })}
          side={theirs}
          {...shared}
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

interface VersionProps {
  title: string;
  side: ConflictSide | null;
  subject: Subject;
  speech: Speech;
}

function Version({ title, side, subject, speech }: VersionProps) {
  return (
    <Paper withBorder p="sm" component="section" aria-label={title}>
      <Text size="xs" fw={700} c="gray.7">
        {title}
      </Text>
      <Stack gap="xs" mt={6} mah={240} className="vt-scroll">
        {side === null && <Text size="sm">—</Text>}
        {side && side.kind !== 'edited' && <Said text={[speech.t(side.kind), side.text]} />}
        {side?.fields.map(({ path, value }) => (
          <div key={path.join('.')}>
            <Text size="xs" c="gray.7">
              {nameField(subject, { path }, speech)}
            </Text>
            <Said text={[sayValue(subject, { path, value }, speech)]} />
          </div>
        ))}
      </Stack>
    </Paper>
  );
}

function Said({ text }: { text: readonly string[] }) {
  return (
    <Text size="sm" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
      {text.filter(Boolean).join('\n')}
    </Text>
  );
}

/** In full: who decides has to read it, and may want to copy it. */
function sayValue(
  subject: Subject,
  field: { path: readonly string[]; value: unknown },
  speech: Speech,
): string {
  const short = nameFieldValue(subject, field, speech);
  const text = typeof field.value === 'string' ? plainText(field.value).trim() : '';
  return short.endsWith('…') ? text : short;
}
