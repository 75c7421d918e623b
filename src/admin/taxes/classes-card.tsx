import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';

import type { Taxes } from '#domain/schemas/tax.schema.ts';
import { slugify } from '#domain/slug.ts';
import { standardClass } from '#domain/taxes/find-rate.ts';

import { api } from '../api/api-client.ts';
import { Card } from '../ui/card.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { notifySuccess } from '../ui/notify.ts';
import { useServerForm } from '../ui/use-server-form.ts';
import { useTaxWords } from './tax-words.ts';
import { useTaxChanges } from './use-tax-changes.ts';

/** Goods with rates of their own; the standard class is always there. */
export function ClassesCard({ taxes }: { taxes: Taxes }) {
  const { t, nameClass } = useTaxWords(taxes.classes);
  const { remove } = useTaxChanges();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={t('classes')} text={t('classesText')}>
      <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
        {taxes.classes.map(({ code }) => (
          <Group component="li" key={code} justify="space-between" wrap="nowrap" mih={36}>
            <div style={{ minWidth: 0 }}>
              <Text size="sm" fw={600}>
                <bdi>{nameClass(code)}</bdi>
              </Text>
              <Text size="sm" c="gray.7">
                {code === standardClass ? t('standardText') : <bdi>{code}</bdi>}
              </Text>
            </div>
            {code !== standardClass && (
              <ActionIcon
                variant="subtle"
                color="gray.8"
                size="lg"
                aria-label={t('remove', { name: nameClass(code) })}
                onClick={() =>
                  void remove(`/admin/taxes/classes/${code}`, {
                    title: t('removeClassTitle', { name: nameClass(code) }),
                    text: t('removeClassText'),
                  })
                }
              >
                <IconTrash size={18} aria-hidden />
              </ActionIcon>
            )}
          </Group>
        ))}
      </Stack>
      <Group>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          {t('addClass')}
        </Button>
      </Group>
      {isOpen && <ClassDialog taxes={taxes} onClose={() => setOpen(false)} />}
    </Card>
  );
}

function ClassDialog({ taxes, onClose }: { taxes: Taxes; onClose(): void }) {
  const { t } = useTaxWords(taxes.classes);
  const { keep } = useTaxChanges();
  const { form, isSending, submit } = useServerForm<{ name: string; code: string }>({
    initialValues: { name: '', code: '' },
    async send(values) {
      keep(await api.post<Taxes>('/admin/taxes/classes', values));
      notifySuccess(t('saved'));
      onClose();
    },
  });

  /** The code follows the name until somebody writes one. */
  function rename(name: string): void {
    const follows = form.values.code === codeOf(form.values.name);
    form.setFieldValue('name', name);
    if (follows) form.setFieldValue('code', codeOf(name));
  }

  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('addClass')}
      submitLabel={t('save')}
      isSending={isSending}
      onSubmit={submit}
      noValidate
    >
      <TextInput
        label={t('className')}
        maxLength={100}
        required
        data-autofocus
        {...form.getInputProps('name')}
        onChange={(event) => rename(event.currentTarget.value)}
      />
      <TextInput
        label={t('classCode')}
        description={t('classCodeHelp')}
        maxLength={40}
        required
        dir="ltr"
        {...form.getInputProps('code')}
      />
    </FormDialog>
  );
}

function codeOf(name: string): string {
  // A code has Latin letters only; slugs keep Arabic ones.
  return slugify(name.replace(/[\u0600-\u06ff]+/g, ' ')).slice(0, 40);
}
