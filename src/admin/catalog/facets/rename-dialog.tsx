import { Button, ColorInput, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';

import { api } from '../../api/api-client.ts';
import { ApiError } from '../../api/api-error.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { confirmAction } from '../../ui/confirm-action.tsx';
import { mayLeave } from '../../ui/may-leave.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { uiTexts } from '../../ui/ui.texts.ts';
import { useServerForm } from '../../ui/use-server-form.ts';
import { ConflictAlert } from '../conflict-alert.tsx';
import { useVersionConflict } from '../use-version-conflict.ts';
import { facetsTexts } from './facets.texts.ts';

/** A title with its unit, or a value with its colour, as they were read, and the path of the call that changes them. */
export type Renamed = { path: string; name: string; version: number } & (
  | { unit: string | null; color?: never }
  | { color: string | null; unit?: never }
);

interface RenameDialogProps {
  renamed: Renamed | null;
  onClose(): void;
  onDone(): Promise<unknown>;
}

export function RenameDialog({ renamed, onClose, onDone }: RenameDialogProps) {
  const t = useTexts(facetsTexts);
  const common = useTexts(uiTexts);
  const isDirty = useRef(false);

  async function close(): Promise<void> {
    if (isDirty.current && !(await mayLeave())) return;
    isDirty.current = false;
    onClose();
  }

  return (
    <Modal
      opened={renamed !== null}
      onClose={() => void close()}
      title={t('editTitle')}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      {renamed && (
        <RenameForm
          key={renamed.path}
          renamed={renamed}
          onClose={onClose}
          onDone={onDone}
          onDirty={(dirty) => {
            isDirty.current = dirty;
          }}
        />
      )}
    </Modal>
  );
}

interface RenameFormProps extends RenameDialogProps {
  renamed: Renamed;
  onDirty(isDirty: boolean): void;
}

function RenameForm({ renamed, onClose, onDone, onDirty }: RenameFormProps) {
  const t = useTexts(facetsTexts);
  const isTitle = renamed.unit !== undefined;
  const { isInConflict, sendVersion, takeOver } = useVersionConflict(renamed.version);
  const { form, isSending, submit } = useServerForm({
    initialValues: { name: renamed.name, detail: (isTitle ? renamed.unit : renamed.color) ?? '' },
    send: ({ name, detail }) =>
      sendVersion(async (version) => {
        const own = isTitle ? { title: name, unit: detail || null } : { value: name, color: detail || null };
        await put({ ...own, version }, name);
        await onDone();
        notifySuccess(t('saved'));
        onDirty(false);
        onClose();
      }),
  });
  const isDirty = form.isDirty();
  useEffect(() => onDirty(isDirty));

  async function loadTheirs(): Promise<void> {
    await onDone();
    onDirty(false);
    onClose();
  }

  /** A name that is there already: the two become one, if that is wanted. */
  async function put(own: object, name: string): Promise<void> {
    try {
      await api.put(renamed.path, { ...own, merge: false });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409 || !('id' in error.data)) throw error;
      const isWanted = await confirmAction({
        title: t('mergeTitle'),
        text: t('mergeText', { name }),
        confirmLabel: t('merge'),
        danger: true,
      });
      if (!isWanted) throw error;
      await api.put(renamed.path, { ...own, merge: true });
    }
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {isInConflict && (
          <ConflictAlert
            onOverwrite={() => {
              takeOver();
              submit();
            }}
            onLoadTheirs={() => void loadTheirs()}
          />
        )}
        <TextInput
          label={t('name')}
          required
          maxLength={200}
          data-autofocus
          {...form.getInputProps('name')}
        />
        {isTitle ? (
          <TextInput label={t('unit')} maxLength={20} {...form.getInputProps('detail')} />
        ) : (
          <ColorInput label={t('color')} format="hex" {...form.getInputProps('detail')} />
        )}
        <Group justify="flex-end">
          <Button type="submit" loading={isSending}>
            {t('save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
