import { Button, Group, Radio, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import { issueMoments, type InvoiceSettings } from '#domain/schemas/invoice.schema.ts';

import { api } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { numberFieldProps } from '../../ui/number-field-props.ts';
import { Page } from '../../ui/page.tsx';
import { useServerForm } from '../../ui/use-server-form.ts';
import { invoicesTexts } from './invoices.texts.ts';

const key = ['invoice-settings'];

/** When invoices are issued, how they are numbered, and what the shop says of itself on them. */
export function Component() {
  const t = useTexts(invoicesTexts);
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.get<InvoiceSettings>('/admin/invoice-settings', undefined, signal),
  });
  return (
    <Page title={t('settings')} narrow>
      <Text c="gray.7" mt={-12}>
        {t('settingsAbout')}
      </Text>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingState rows={6} />}
      {data && <SettingsForm key={data.version} settings={data} />}
    </Page>
  );
}

type Stored = Omit<InvoiceSettings, 'version' | 'shop' | 'next'>;
type Form = ReturnType<typeof useServerForm<Record<string, unknown> & Stored>>['form'];

function SettingsForm({ settings }: { settings: InvoiceSettings }) {
  const t = useTexts(invoicesTexts);
  const client = useQueryClient();
  const { version, shop, next, ...stored } = settings;
  const { form, isSending, submit } = useServerForm<Record<string, unknown> & Stored>({
    initialValues: stored,
    async send(values) {
      const saved = await api.put<InvoiceSettings>('/admin/invoice-settings', { ...values, version });
      client.setQueryData(key, saved);
      notifySuccess(t('saved'));
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      {form.isDirty() && <LeaveGuard />}
      <Stack gap="lg">
        <IssuingCard form={form} />
        <SellerCard form={form} shop={shop} />
        <NumbersCard form={form} next={next} />
        <Group justify="flex-end">
          <Button type="submit" loading={isSending} disabled={!form.isDirty()}>
            {t('save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function IssuingCard({ form }: { form: Form }) {
  const t = useTexts(invoicesTexts);
  return (
    <Card title={t('issuing')}>
      <Stack gap="md">
        <Radio.Group label={t('issueWhen')} {...form.getInputProps('issueWhen')}>
          <Stack gap="xs" mt="xs">
            {issueMoments.map((moment) => (
              <Radio key={moment} value={moment} label={t(`issueWhen.${moment}`)} />
            ))}
          </Stack>
        </Radio.Group>
        <Switch
          label={t('mailed')}
          description={t('mailedHelp')}
          {...form.getInputProps('mailed', { type: 'checkbox' })}
        />
      </Stack>
    </Card>
  );
}

/** What is left empty is what the shop says of itself. */
function SellerCard({ form, shop }: { form: Form; shop: InvoiceSettings['shop'] }) {
  const t = useTexts(invoicesTexts);
  const area = (name: keyof Stored, maxLength: number) => ({
    autosize: true,
    maxLength,
    dir: 'auto',
    ...form.getInputProps(name),
  });
  return (
    <Card title={t('seller')} text={t('sellerText')}>
      <Stack gap="md">
        <TextInput
          label={t('sellerName')}
          placeholder={shop.name}
          maxLength={200}
          dir="auto"
          {...form.getInputProps('sellerName')}
        />
        <Textarea
          label={t('sellerAddress')}
          placeholder={shop.address}
          minRows={2}
          {...area('sellerAddress', 500)}
        />
        <Text size="sm" c="gray.7">
          {shop.taxNumber === '' ? t('noTaxNumber') : t('taxNumber', { number: shop.taxNumber })}
        </Text>
        <Textarea
          label={t('registration')}
          description={t('registrationHelp')}
          {...area('registration', 300)}
        />
        <Textarea label={t('bank')} description={t('bankHelp')} minRows={2} {...area('bank', 1000)} />
        <Textarea label={t('footer')} description={t('footerHelp')} {...area('footer', 1000)} />
      </Stack>
    </Card>
  );
}

function NumbersCard({ form, next }: { form: Form; next: InvoiceSettings['next'] }) {
  const t = useTexts(invoicesTexts);
  const prefix = (name: keyof Stored) => ({ maxLength: 20, dir: 'ltr', ...form.getInputProps(name) });
  return (
    <Card title={t('numbers')} text={t('numbersText', { ...next })}>
      <Stack gap="md">
        <Group grow align="flex-start">
          <TextInput label={t('invoicePrefix')} {...prefix('invoicePrefix')} />
          <TextInput label={t('creditNotePrefix')} {...prefix('creditNotePrefix')} />
        </Group>
        <NumberField
          kind="count"
          label={t('digits')}
          min={1}
          max={10}
          {...numberFieldProps(form, 'digits')}
        />
        <Switch
          label={t('withYear')}
          description={t('withYearHelp')}
          {...form.getInputProps('withYear', { type: 'checkbox' })}
        />
      </Stack>
    </Card>
  );
}
