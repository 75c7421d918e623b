import { Fieldset, NativeSelect, SimpleGrid, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';

import { apiAreas, type ApiArea, type ApiScope } from '#domain/api-scopes.ts';
import { apiKeyDays, type MadeApiKey } from '#domain/schemas/api-keys.schema.ts';

import { api } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { useServerForm } from '../ui/use-server-form.ts';
import { integrationsTexts } from './integrations.texts.ts';
import { keysKey } from './keys-key.ts';

interface KeyDialogProps {
  opened: boolean;
  onClose(): void;
  onMade(token: string): void;
}

const levels = ['none', 'read', 'write'] as const;
const forever = 'never';

type Access = Record<ApiArea, (typeof levels)[number]>;
const noAccess = Object.fromEntries(apiAreas.map((area) => [area, 'none'])) as Access;

/** What a new key is for, and for how long. */
export function KeyDialog({ opened, onClose, onMade }: KeyDialogProps) {
  const t = useTexts(integrationsTexts);
  const client = useQueryClient();
  const { form, isSending, submit } = useServerForm({
    initialValues: { name: '', days: String(apiKeyDays[1]), access: noAccess, scopes: '' },
    async send({ name, days, access }) {
      const { token } = await api.post<MadeApiKey>('/admin/api-keys', {
        name,
        days: days === forever ? null : Number(days),
        scopes: toScopes(access),
      });
      onMade(token);
      onClose();
      await client.invalidateQueries({ queryKey: keysKey });
      return 'again';
    },
  });
  const { error } = form.getInputProps('scopes') as { error?: string };
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('addKey')}
      submitLabel={t('makeKey')}
      isSending={isSending}
      onSubmit={submit}
      size="lg"
      noValidate
    >
      <TextInput
        label={t('program')}
        description={t('programHelp')}
        maxLength={100}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <NativeSelect
        label={t('goodFor')}
        data={[
          ...apiKeyDays.map((days) => ({ value: String(days), label: t('days', { count: days }) })),
          { value: forever, label: t('untilRevoked') },
        ]}
        {...form.getInputProps('days')}
      />
      <Fieldset legend={t('may')}>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          {apiAreas.map((area) => (
            <NativeSelect
              key={area}
              label={t(`area.${area}`)}
              data={levels.map((level) => ({ value: level, label: t(`access.${level}`) }))}
              {...form.getInputProps(`access.${area}`)}
            />
          ))}
        </SimpleGrid>
        {error && (
          <Text size="sm" c="red.9" mt="xs" role="alert">
            {error}
          </Text>
        )}
      </Fieldset>
    </FormDialog>
  );
}

function toScopes(access: Access): ApiScope[] {
  return apiAreas.flatMap((area): ApiScope[] => {
    const level = access[area];
    return level === 'none' ? [] : [`${area}:${level}`];
  });
}
