import { Alert, Button, Checkbox, Group, Modal, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';

import type { DocumentKey } from '#domain/editing/document-key.ts';
import { longestSought, type FoundPage } from '#domain/schemas/text-search.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { describeFailure } from '../../ui/notify.ts';
import { uiTexts } from '../../ui/ui.texts.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { FoundPages, placeOf } from './found-pages.tsx';
import { ReplaceOutcome } from './replace-outcome.tsx';
import { replaceWords } from './replace.texts.ts';
import { useTextSearch, type Outcome } from './use-text-search.ts';

/** Finds a text in sections, of this page or of all, and replaces it where it stays ticked. */
export function ReplaceDialog() {
  const t = useTexts(replaceWords);
  const close = useTexts(uiTexts)('close');
  const isReplacing = useWorkspace((state) => state.isReplacing);
  const set = useWorkspace((state) => state.set);
  return (
    <Modal
      opened={isReplacing}
      onClose={() => set({ isReplacing: false })}
      title={t('title')}
      size="lg"
      closeButtonProps={{ 'aria-label': close }}
    >
      <FindAndReplace />
    </Modal>
  );
}

interface Found {
  pages: FoundPage[];
  /** Places that stay as they are. */
  left: ReadonlySet<string>;
}

function FindAndReplace() {
  const { isBusy, search, replace, undo } = useTextSearch();
  const [query, setQuery] = useState<Query>({
    find: '',
    replacement: '',
    matchCase: false,
    isEverywhere: true,
  });
  const [found, setFound] = useState<Found | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const attempt = async (run: () => Promise<void>) => {
    setFailure(null);
    try {
      await run();
    } catch (error) {
      setFailure(describeFailure(error));
    }
  };
  const look = () =>
    attempt(async () => {
      setFound(null);
      setFound({ pages: await search(query, query.isEverywhere), left: new Set() });
    });
  const change = () =>
    attempt(async () => {
      const keys = (found?.pages ?? []).map(({ key }) => key);
      const isWanted = (page: DocumentKey, place: string) => !found?.left.has(placeOf(page, place));
      setOutcome(await replace(keys, query, isWanted));
    });

  return (
    <Stack gap="md">
      {outcome ? (
        <ReplaceOutcome
          outcome={outcome}
          isBusy={isBusy}
          onUndo={() => undo(outcome)}
          onAnother={() => {
            setOutcome(null);
            setFound(null);
          }}
        />
      ) : (
        <>
          <QueryForm
            query={query}
            isBusy={isBusy}
            onChange={(next) => {
              // What was found is of other words; what comes instead of them is chosen last.
              if (next.find !== query.find || next.matchCase !== query.matchCase) setFound(null);
              if (next.isEverywhere !== query.isEverywhere) setFound(null);
              setQuery(next);
            }}
            onSearch={look}
          />
          {found && (
            <FoundPages
              pages={found.pages}
              left={found.left}
              replacement={query.replacement}
              isBusy={isBusy}
              onLeave={(left) => setFound({ ...found, left })}
              onReplace={change}
            />
          )}
        </>
      )}
      {failure !== null && (
        <Alert color="red" role="alert">
          {failure}
        </Alert>
      )}
    </Stack>
  );
}

interface Query {
  find: string;
  replacement: string;
  matchCase: boolean;
  isEverywhere: boolean;
}

interface QueryFormProps {
  query: Query;
  isBusy: boolean;
  onChange(query: Query): void;
  onSearch(): Promise<void>;
}

function QueryForm({ query, isBusy, onChange, onSearch }: QueryFormProps) {
  const t = useTexts(replaceWords);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (query.find.trim() !== '' && !isBusy) void onSearch();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <TextInput
          label={t('find')}
          data-autofocus
          maxLength={longestSought}
          value={query.find}
          onChange={(event) => onChange({ ...query, find: event.currentTarget.value })}
        />
        <TextInput
          label={t('replacement')}
          description={t('replacementHelp')}
          maxLength={longestSought}
          value={query.replacement}
          onChange={(event) => onChange({ ...query, replacement: event.currentTarget.value })}
        />
        <Group justify="space-between">
          <SegmentedControl
            aria-label={t('where')}
            value={query.isEverywhere ? 'everywhere' : 'here'}
            onChange={(value) => onChange({ ...query, isEverywhere: value === 'everywhere' })}
            data={[
              { value: 'everywhere', label: t('everywhere') },
              { value: 'here', label: t('here') },
            ]}
          />
          <Checkbox
            label={t('matchCase')}
            checked={query.matchCase}
            onChange={(event) => onChange({ ...query, matchCase: event.currentTarget.checked })}
          />
          <Button type="submit" variant="light" loading={isBusy} disabled={query.find.trim() === ''}>
            {t('search')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
