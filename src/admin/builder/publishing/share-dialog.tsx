import { Modal, Radio, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';

import { parseDocumentKey } from '#domain/editing/document-key.ts';
import { isSharedSlug } from '#domain/shared-sections.ts';

import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { LinkList } from '../../preview-links/link-list.tsx';
import { MakeLink } from '../../preview-links/make-link.tsx';
import { previewLinksTexts } from '../../preview-links/preview-links.texts.ts';
import { uiTexts } from '../../ui/ui.texts.ts';
import { readPage, useBuilder, useBuilderStore } from '../store/use-builder.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { publishingTexts } from './publishing.texts.ts';
import { useChanges, useDocumentName } from './use-changes.ts';

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
  const store = useBuilderStore();
  const path = useWorkspace((state) => state.path);
  // Of a shared section there is no page that a link could show.
  const isShared = useBuilder((state) => isSharedSlug(readPage(state)?.slug ?? ''));
  const page = isShared ? '/' : path;
  const ownId = usePageId();
  const pageId = isShared ? null : ownId;
  const [isWhole, setWhole] = useState(pageId === null);
  const onlyPage = isWhole ? null : pageId;
  return (
    <Stack gap="md">
      <Text size="sm">{t('shareText')}</Text>
      <ShownChoice isWhole={onlyPage === null} hasPage={pageId !== null} onChoose={setWhole} />
      <MakeLink
        wanted={async () => {
          await store.getState().flush();
          return { page, onlyPage };
        }}
      />
      <LinkList />
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
  const ofLinks = useTexts(previewLinksTexts);
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
          label={ofLinks('thisPage')}
          description={t('shareThisPageHint')}
        />
        <Radio
          value="whole"
          label={ofLinks('whole')}
          description={
            unpublished.length > 0 ? t('shareWholeNames', { names: names.format(unpublished) }) : t('nothing')
          }
        />
      </Stack>
    </Radio.Group>
  );
}
