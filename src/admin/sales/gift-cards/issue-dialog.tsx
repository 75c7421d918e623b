import {
  Button,
  CopyButton,
  Group,
  Modal,
  SimpleGrid,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useState } from 'react';

import type { Currency } from '#domain/currencies.ts';
import type { IssuedGiftCard } from '#domain/schemas/gift-card.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { DateInput } from '../../ui/date-input.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { numberFieldProps } from '../../ui/number-field-props.ts';
import { useServerForm } from '../../ui/use-server-form.ts';
import { uiTexts } from '../../ui/ui.texts.ts';
import { giftCardsTexts } from './gift-cards.texts.ts';

interface IssueDialogProps {
  currency: Currency;
  onClose(): void;
  onIssued(): void;
}

interface IssueValues extends Record<string, unknown> {
  amount: number | null;
  recipientName: string;
  recipientEmail: string;
  message: string;
  sendOn: string;
  expiresOn: string;
}

/** Issues a card, and shows its code, which nobody can read again. */
export function IssueDialog({ currency, onClose, onIssued }: IssueDialogProps) {
  const t = useTexts(giftCardsTexts);
  const [issued, setIssued] = useState<IssuedGiftCard | null>(null);
  const { form, isSending, submit } = useServerForm<IssueValues>({
    initialValues: {
      amount: null,
      recipientName: '',
      recipientEmail: '',
      message: '',
      sendOn: '',
      expiresOn: '',
    },
    async send({ sendOn, expiresOn, ...values }) {
      const body = { ...values, sendOn: sendOn || null, expiresOn: expiresOn || null };
      setIssued(await api.post<IssuedGiftCard>('/admin/gift-cards', body));
      onIssued();
    },
  });
  if (issued) return <IssuedCode code={issued.code} onClose={onClose} />;
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('issue')}
      submitLabel={t('issue')}
      isSending={isSending}
      onSubmit={submit}
      size="lg"
    >
      <NumberField
        kind="money"
        currency={currency}
        label={t('amount', { currency })}
        min={0.01}
        max={1_000_000_000}
        required
        data-autofocus
        {...numberFieldProps(form, 'amount')}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput label={t('name')} maxLength={200} {...form.getInputProps('recipientName')} />
        <TextInput
          type="email"
          label={t('email')}
          description={t('emailHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={254}
          {...form.getInputProps('recipientEmail')}
        />
      </SimpleGrid>
      <Textarea
        label={t('message')}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={2000}
        {...form.getInputProps('message')}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <DateInput
          label={t('sendOn')}
          description={t('sendOnHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps('sendOn')}
          value={form.values.sendOn}
        />
        <DateInput
          label={t('expiresOn')}
          description={t('expiresOnHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps('expiresOn')}
          value={form.values.expiresOn}
        />
      </SimpleGrid>
    </FormDialog>
  );
}

function IssuedCode({ code, onClose }: { code: string; onClose(): void }) {
  const t = useTexts(giftCardsTexts);
  const ui = useTexts(uiTexts);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('issuedTitle')}
      closeButtonProps={{ 'aria-label': ui('close') }}
      centered
    >
      <Stack>
        <Text size="sm">{t('issuedText')}</Text>
        <Text component="output" aria-label={t('code')} fz="xl" fw={700} ff="monospace" ta="center">
          <bdi dir="ltr">{code}</bdi>
        </Text>
        <Group justify="flex-end">
          <CopyButton value={code}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {copied ? t('copied') : t('copy')}
              </Button>
            )}
          </CopyButton>
          <Button onClick={onClose}>{t('done')}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
