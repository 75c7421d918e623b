import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';

import { longestSavedTitle } from '#domain/schemas/saved-section.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useServerForm } from '../../ui/use-server-form.ts';
import { sharedSectionsKey } from '../shared/shared-sections-query.ts';
import { libraryTexts } from './library.texts.ts';
import { savedSectionsKey } from './saved-sections-query.ts';

interface TitleDialogProps {
  /** Of the dialog. */
  heading: string;
  help?: string;
  /** What the section is called until something else is typed. */
  title: string;
  /** Of the button; else “Save”. */
  submitLabel?: string;
  /** What is told once it is done. */
  success: string;
  send(title: string): Promise<unknown>;
  onClose(): void;
}

/** Asks for the title of a saved or a shared section. */
export function TitleDialog({ heading, help, title, submitLabel, success, send, onClose }: TitleDialogProps) {
  const t = useTexts(libraryTexts);
  const client = useQueryClient();
  const { form, isSending, submit } = useServerForm<{ title: string }>({
    initialValues: { title },
    async send(values) {
      await send(values.title);
      notifySuccess(success);
      onClose();
      await Promise.all(
        [savedSectionsKey, sharedSectionsKey].map((queryKey) => client.invalidateQueries({ queryKey })),
      );
    },
  });
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={heading}
      submitLabel={submitLabel ?? t('save')}
      isSending={isSending}
      onSubmit={submit}
    >
      <TextInput
        label={t('name')}
        description={help}
        maxLength={longestSavedTitle}
        required
        data-autofocus
        onFocus={(event) => event.currentTarget.select()}
        {...form.getInputProps('title')}
      />
    </FormDialog>
  );
}
