import { ActionIcon, Anchor, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { IconMail, IconMessageQuestion, IconPhone, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';

import { phoneHref } from '#domain/link-target.ts';
import { formatPhone } from '#domain/phone-format.ts';
import { leadStatusSchema, type Lead } from '#domain/schemas/moderation.schema.ts';

import { api } from '../../api/api-client.ts';
import { withoutMarks } from '../../i18n/isolate-params.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Decision } from '../../moderation/queue/queue-entry.tsx';
import { QueueScreen } from '../../moderation/queue/queue-screen.tsx';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { notifyFailure } from '../../ui/notify.ts';
import { SampleBadge } from '../../ui/sample-badge.tsx';
import { useFormat } from '../../ui/use-format.ts';
import { useServerForm } from '../../ui/use-server-form.ts';
import { leadsTexts } from './leads.texts.ts';

const path = '/admin/leads';
const letters = { handled: 'h', spam: 's', new: undefined } as const;

/** What visitors asked by the forms of the shop. */
export function Component() {
  const t = useTexts(leadsTexts);
  const decisions = (['handled', 'spam', 'new'] as const).map((status): Decision<Lead> => {
    const letter = letters[status];
    return {
      status,
      label: t(`do.${status}`),
      done: (leads) =>
        t(`did.${status}`, {
          name: leads
            .map(({ name }) => name)
            .slice(0, 3)
            .join(', '),
        }),
      ...(letter && { letter }),
      isMain: status === 'handled',
    };
  });
  return (
    <QueueScreen<Lead>
      title={t('title')}
      kind="leads"
      path={path}
      statuses={leadStatusSchema.options.map((value) => ({ value, label: t(value) }))}
      decisions={decisions}
      send={({ id }, status) => api.put(`${path}/${id}`, { status })}
      search={t('search')}
      empty={{ icon: IconMessageQuestion, title: t('emptyNew'), text: t('emptyNewText') }}
      nothing={{ title: t('nothing'), text: t('nothingText') }}
      renderItem={(lead, refresh) => <Enquiry lead={lead} refresh={refresh} />}
    />
  );
}

function Enquiry({ lead, refresh }: { lead: Lead; refresh(): Promise<void> }) {
  const t = useTexts(leadsTexts);
  const { formatTime } = useFormat();
  const { name, email, phone, product, text, url, utm } = lead;
  const source = Object.entries(utm)
    .map(([key, value]) => `${key.replace('utm_', '')}: ${value}`)
    .join(', ');
  const mailLink = `mailto:${email}?subject=${encodeURIComponent(t('answerSubject'))}&body=${encodeURIComponent(
    `${withoutMarks(t('answerGreeting', { name }))}\n\n\n\n> ${text.replaceAll('\n', '\n> ')}`,
  )}`;
  return (
    <>
      <Group gap="xs">
        <Text fw={700}>
          <bdi>{name}</bdi>
        </Text>
        {lead.isSample && <SampleBadge />}
        <Text size="sm" c="gray.7">
          {formatTime(lead.createdAt)}
        </Text>
        {email !== '' && (
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            <bdi>{email}</bdi>
          </Text>
        )}
      </Group>
      {product &&
        (product.id === null ? (
          <Text size="sm">{t('about', { product: product.title })}</Text>
        ) : (
          <Anchor component={Link} to={`/products/${product.id}`} size="sm">
            {t('about', { product: product.title })}
          </Anchor>
        ))}
      <Text
        size="sm"
        dir="auto"
        {...(text === '' && { c: 'gray.7' })}
        style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {text || t('noText')}
      </Text>
      <Group gap="md">
        {email !== '' && (
          <Anchor href={mailLink} size="sm">
            <Group gap={4} component="span">
              <IconMail size={16} aria-hidden /> {t('answer')}
            </Group>
          </Anchor>
        )}
        {phone !== '' && (
          <Anchor href={phoneHref(phone) ?? undefined} size="sm" aria-label={`${t('call')} ${phone}`}>
            <Group gap={4} component="span">
              <IconPhone size={16} aria-hidden /> {formatPhone(phone)}
            </Group>
          </Anchor>
        )}
        {/^https?:\/\//.test(url) && (
          <Anchor href={url} target="_blank" rel="noopener noreferrer" size="sm">
            {t('page')}
          </Anchor>
        )}
        {source !== '' && (
          <Text size="sm" c="gray.7">
            {t('source')}: {source}
          </Text>
        )}
      </Group>
      <Notes lead={lead} refresh={refresh} />
    </>
  );
}

function Notes({ lead, refresh }: { lead: Lead; refresh(): Promise<void> }) {
  const t = useTexts(leadsTexts);
  const { formatTime } = useFormat();
  const { form, isSending, submit } = useServerForm({
    initialValues: { text: '' },
    send: async ({ text }) => {
      await api.post(`${path}/${lead.id}/notes`, { text });
      await refresh();
      return 'again';
    },
  });
  const isEmpty = form.values.text.trim() === '';

  async function remove(id: number): Promise<void> {
    await api.delete(`${path}/${lead.id}/notes/${id}`).then(refresh, notifyFailure);
  }

  return (
    <Stack gap="xs">
      {lead.notes.map((note) => (
        <Group key={note.id} gap="xs" wrap="nowrap" align="flex-start" bg="yellow.0" px="sm" py={6}>
          <Text size="sm" style={{ flex: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            <bdi>{note.text}</bdi>
            <Text span size="sm" c="gray.7" ms={8}>
              {note.author} · {formatTime(note.createdAt)}
            </Text>
          </Text>
          {note.isOwn && (
            <ActionIcon
              variant="subtle"
              color="gray.7"
              aria-label={t('deleteNote')}
              onClick={() => void remove(note.id)}
            >
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
          )}
        </Group>
      ))}
      <form onSubmit={submit}>
        {!isEmpty && <LeaveGuard />}
        <Group align="flex-end" gap="xs">
          <Textarea
            aria-label={t('note')}
            placeholder={t('note')}
            autosize
            minRows={1}
            maxRows={6}
            maxLength={5000}
            style={{ flex: 1, minWidth: 180 }}
            {...form.getInputProps('text')}
          />
          {!isEmpty && (
            <Button type="submit" size="sm" variant="default" loading={isSending}>
              {t('addNote')}
            </Button>
          )}
        </Group>
      </form>
    </Stack>
  );
}
