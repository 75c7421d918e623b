import { SimpleGrid, TextInput } from '@mantine/core';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { numberFieldProps } from '../../ui/number-field-props.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { useServerForm } from '../../ui/use-server-form.ts';
import { promotionsTexts } from './promotions.texts.ts';

interface CodesDialogProps {
  id: number;
  /** A code that is written, or many that are made up. */
  kind: 'one' | 'many';
  onClose(): void;
  onAdded(): Promise<void>;
}

interface CodesValues extends Record<string, unknown> {
  code: string;
  count: number | null;
  prefix: string;
  usageLimit: number | null;
}

export function CodesDialog({ id, kind, onClose, onAdded }: CodesDialogProps) {
  const t = useTexts(promotionsTexts);
  const isOne = kind === 'one';
  const { form, isSending, submit } = useServerForm<CodesValues>({
    initialValues: { code: '', count: 100, prefix: '', usageLimit: isOne ? null : 1 },
    async send({ code, count, prefix, usageLimit }) {
      const body = isOne ? { codes: [code], usageLimit } : { count, prefix, usageLimit };
      const { codes } = await api.post<{ codes: string[] }>(`/admin/promotions/${id}/codes`, body);
      if (codes.length === 0) {
        form.setFieldError('code', t('codeTaken'));
        return 'unsaved';
      }
      notifySuccess(t('codesAdded', { count: codes.length }));
      await onAdded();
      onClose();
    },
  });
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t(isOne ? 'addCode' : 'makeCodesTitle')}
      submitLabel={t(isOne ? 'addCode' : 'makeCodes')}
      isSending={isSending}
      onSubmit={submit}
    >
      {isOne ? (
        <TextInput label={t('code')} required maxLength={64} data-autofocus {...form.getInputProps('code')} />
      ) : (
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <NumberField
            kind="count"
            label={t('howMany')}
            min={1}
            max={10_000}
            required
            data-autofocus
            {...numberFieldProps(form, 'count')}
          />
          <TextInput
            label={t('prefix')}
            description={t('prefixHelp')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            maxLength={20}
            {...form.getInputProps('prefix')}
          />
        </SimpleGrid>
      )}
      <NumberField
        kind="count"
        label={t('codeLimit')}
        description={t('limitHelp')}
        min={1}
        max={1_000_000_000}
        {...numberFieldProps(form, 'usageLimit')}
      />
    </FormDialog>
  );
}
