import {
  Button,
  CopyButton,
  Group,
  Modal,
  Paper,
  Radio,
  Select,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { parseDocumentKey } from '#domain/editing/document-key.ts';
import type { Preview, PreviewLink } from '#domain/schemas/preview.schema.ts';

import { api } from '../../api/api-client.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { notifyFailure, notifySuccess } from '../../ui/notify.ts';
import { uiTexts } from '../../ui/ui.texts.ts';
import { useFormat } from '../../ui/use-format.ts';
import { useBuilder, useBuilderStore } from '../store/use-builder.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { publishingTexts } from './publishing.texts.ts';
import { useChanges, useDocumentName } from './use-changes.ts';

const hours = ['4', '24', '168', '720'] as const;
const linksKey = ['admin', 'previews'] as const;

/** Links that show the drafts to somebody without an account: makes them, lists them, ends them. */
export function ShareDialog({ opened, onClose }: { opened: boolean; onClose(): void }) {
  const t = useTexts(publishingTexts);
  const close = useTexts(uiTexts)('close');
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('shareTitle')}
      size="lg"
      closeButtonProps={{ 'aria-label': close }}
    >
      <Sharing />
    </Modal>
  );
}

function Sharing() {
  const t = useTexts(publishingTexts);
  const queries = useQueryClient();
  const store = useBuilderStore();
  const path = useWorkspace((state) => state.path);
  const [lasting, setLasting] = useState<string>('24');
  const pageId = usePageId();
  const [isWhole, setWhole] = useState(pageId === null);
  const onlyPage = isWhole ? null : pageId;
  const making = useMutation({
    mutationFn: async () => {
      await store.getState().flush();
      const hours = Number(lasting);
      return api.post<Preview>('/admin/previews', { mode: 'share', hours, page: path, onlyPage });
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: linksKey }),
    onError: notifyFailure,
  });
  const address = making.data && new URL(making.data.url, location.origin).href;
  return (
    <Stack gap="md">
      <Text size="sm">{t('shareText')}</Text>
      <ShownChoice isWhole={onlyPage === null} hasPage={pageId !== null} onChoose={setWhole} />
      <Group align="flex-end" gap="sm">
        <Select
          label={t('shareFor')}
          data={hours.map((value) => ({ value, label: t(`hours.${value}`) }))}
          value={lasting}
          allowDeselect={false}
          onChange={(value) => value !== null && setLasting(value)}
        />
        <Button loading={making.isPending} onClick={() => making.mutate()}>
          {t('makeLink')}
        </Button>
      </Group>
      {address && (
        <Group align="flex-end" gap="sm" role="status">
          <TextInput
            label={t('newLink')}
            description={t('newLinkHint')}
            readOnly
            value={address}
            flex={1}
            miw={220}
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyButton value={address}>
            {({ copied, copy }) => (
              <Button variant="default" flex="none" onClick={copy}>
                {copied ? t('copied') : t('copy')}
              </Button>
            )}
          </CopyButton>
        </Group>
      )}
      <Links />
    </Stack>
  );
}

/** Id of the page in the builder; null where it has no draft of its own. */
function usePageId(): number | null {
  const key = useBuilder((state) => state.pageKey);
  const parsed = key === null ? null : parseDocumentKey(key);
  return parsed?.kind === 'page' ? parsed.id : null;
}

/** What the link shows: the page alone, or everything unpublished, by name. */
function ShownChoice({
  isWhole,
  hasPage,
  onChoose,
}: {
  isWhole: boolean;
  hasPage: boolean;
  onChoose(isWhole: boolean): void;
}) {
  const t = useTexts(publishingTexts);
  const nameOf = useDocumentName();
  const names = new Intl.ListFormat(useLanguage((state) => state.language));
  const store = useBuilderStore();
  const { data: changes = [], refetch } = useChanges();
  // What was typed a moment ago counts too.
  useEffect(() => {
    void store
      .getState()
      .flush()
      .then(() => refetch());
  }, [store, refetch]);
  const unpublished = changes.filter(({ isChanged }) => isChanged).map(nameOf);
  return (
    <Radio.Group
      label={t('shareWhat')}
      value={isWhole ? 'whole' : 'page'}
      onChange={(value) => onChoose(value === 'whole')}
    >
      <Stack gap="xs" mt="xs">
        <Radio
          value="page"
          disabled={!hasPage}
          label={t('shareThisPage')}
          description={t('shareThisPageHint')}
        />
        <Radio
          value="whole"
          label={t('shareWhole')}
          description={
            unpublished.length > 0 ? t('shareWholeNames', { names: names.format(unpublished) }) : t('nothing')
          }
        />
      </Stack>
    </Radio.Group>
  );
}

function Links() {
  const t = useTexts(publishingTexts);
  const { formatTime } = useFormat();
  const queries = useQueryClient();
  const links = useQuery({
    queryKey: linksKey,
    queryFn: ({ signal }) => api.get<PreviewLink[]>('/admin/previews', {}, signal),
  });
  const ending = useMutation({
    mutationFn: (id: number) => api.delete(`/admin/previews/${id}`),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: linksKey });
      notifySuccess(t('linkEnded'));
    },
    onError: notifyFailure,
  });
  if (links.isPending) return <LoadingState rows={2} />;
  if (links.error) return <ErrorState error={links.error} onRetry={() => void links.refetch()} />;
  return (
    <Stack gap="xs">
      <Title order={3} size="h5">
        {t('links')}
      </Title>
      {links.data.length === 0 && (
        <Text size="sm" c="gray.7">
          {t('noLinks')}
        </Text>
      )}
      {links.data.map((link) => (
        <Paper key={link.id} withBorder p="xs">
          <Group justify="space-between" wrap="nowrap">
            <Stack gap={0} className="vt-publish__name">
              <Text size="sm" fw={600}>
                {link.page}
              </Text>
              <Text size="xs" c="gray.7">
                {t(link.onlyPage === null ? 'shareWhole' : 'shareThisPage')} ·{' '}
                {t('linkBy', { author: link.author, time: formatTime(link.expiresAt) })}
              </Text>
            </Stack>
            <Button
              size="compact-sm"
              variant="default"
              flex="none"
              aria-label={t('endLinkOf', { page: link.page })}
              loading={ending.isPending && ending.variables === link.id}
              onClick={() => ending.mutate(link.id)}
            >
              {t('endLink')}
            </Button>
          </Group>
        </Paper>
      ))}
    </Stack>
  );
}
