import { Alert, Button, Stack, Text, Title } from '@mantine/core';
import { IconLinkOff, IconPencil } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import type { DocumentKey } from '#domain/editing/document-key.ts';
import type { SharedSectionUses } from '#domain/schemas/shared-section.schema.ts';
import { sharedIdOf } from '#domain/shared-sections.ts';

import { api } from '../../api/api-client.ts';
import { ApiError } from '../../api/api-error.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { notify, notifySuccess } from '../../ui/notify.ts';
import { useRun } from '../../ui/use-run.ts';
import { readPage, useBuilder, useBuilderStore, useSection } from '../store/use-builder.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { detachShared } from './shared-commands.ts';
import { sharedSectionsKey, sharedUsesQuery } from './shared-sections-query.ts';
import { sharedTexts } from './shared.texts.ts';
import { UseList } from './use-list.tsx';

/** What can be done with a shared section where it stands on a page. */
export function SharedPanel({ sectionId }: { sectionId: string }) {
  const t = useTexts(sharedTexts);
  const section = useSection(sectionId);
  const sharedId = section ? sharedIdOf(section) : null;
  const revision = useBuilder(({ pageKey, drafts }) =>
    pageKey === null ? 0 : (drafts[pageKey]?.revision ?? 0),
  );
  const { data, error, refetch } = useQuery({
    ...sharedUsesQuery(sharedId ?? 0, revision),
    enabled: sharedId !== null,
    retry: false,
  });
  if (sharedId === null || (error instanceof ApiError && error.status === 404))
    return <Alert color="orange">{t('missing')}</Alert>;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState rows={3} />;
  if (data.isDeleted) return <Deleted shared={data} />;
  return <Shared shared={data} sectionId={sectionId} />;
}

function Shared({ shared, sectionId }: { shared: SharedSectionUses; sectionId: string }) {
  const t = useTexts(sharedTexts);
  const go = useWorkspace((state) => state.go);
  const detach = useDetach(shared.id, sectionId);
  return (
    <Stack gap="md">
      <Text fw={600} dir="auto">
        {shared.title}
      </Text>
      <div>
        <Button
          fullWidth
          variant="default"
          leftSection={<IconPencil size={16} aria-hidden />}
          styles={{ label: { whiteSpace: 'normal', overflow: 'visible', lineHeight: 1.35 } }}
          h="auto"
          mih={36}
          py={6}
          onClick={() => go(shared.path)}
        >
          {t('everywhere', { count: shared.pages })}
        </Button>
        <Text size="xs" c="gray.7" mt={4}>
          {t('everywhereHelp')}
        </Text>
      </div>
      <div>
        <Button
          fullWidth
          variant="default"
          leftSection={<IconLinkOff size={16} aria-hidden />}
          loading={detach.isBusy}
          onClick={() => void detach.run()}
        >
          {t('detach')}
        </Button>
        <Text size="xs" c="gray.7" mt={4}>
          {t('detachHelp')}
        </Text>
      </div>
      <SharedUses shared={shared} />
    </Stack>
  );
}

/** On how many pages a shared section stands, and on which. */
export function SharedUses({ shared }: { shared: SharedSectionUses }) {
  const t = useTexts(sharedTexts);
  const go = useWorkspace((state) => state.go);
  if (shared.pages === 0) return <Text size="sm">{t('unused')}</Text>;
  return (
    <section>
      <Title order={3} size="h6" mb={6}>
        {t('usedOn', { count: shared.pages })}
      </Title>
      <UseList shared={shared} onGo={go} />
    </section>
  );
}

function Deleted({ shared: { id, title } }: { shared: SharedSectionUses }) {
  const t = useTexts(sharedTexts);
  const client = useQueryClient();
  const { run, isBusy } = useRun(async () => {
    await api.post(`/admin/shared-sections/${id}/restore`);
    await client.invalidateQueries({ queryKey: sharedSectionsKey });
  });
  return (
    <Alert color="orange" title={<bdi>{title}</bdi>}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{t('deletedText')}</Text>
        <Button variant="default" loading={isBusy} onClick={() => void run(undefined, t('broughtBack'))}>
          {t('bringBack')}
        </Button>
      </Stack>
    </Alert>
  );
}

/** Puts a copy of what the shared section holds, as it is edited now, in its place: one step of undo. */
function useDetach(sharedId: number, sectionId: string) {
  const t = useTexts(sharedTexts);
  const store = useBuilderStore();
  const { run, isBusy } = useRun(async () => {
    const key: DocumentKey = `page:${sharedId}`;
    await store.getState().open(key);
    const { documents, editPage, select } = store.getState();
    const [page, held] = [readPage(store.getState()), documents[key]];
    if (!page || held?.kind !== 'page') return;
    const command = detachShared(page, sectionId, held);
    if (!command) return void notify(t('nothing'));
    if (!editPage(command.intents).ok) return;
    select(command.selected[0] ?? null);
    notifySuccess(t('detached'));
  });
  return { run: () => run(undefined), isBusy };
}
