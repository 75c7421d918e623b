import { ActionIcon, Alert, Checkbox, Group, Stack, Text, Tooltip } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';

import type { UnpublishedChange } from '#domain/editing/drafts.schema.ts';
import type { DocumentIssue } from '#domain/editing/issues.schema.ts';

import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { StateBadge } from '../../ui/state-badge.tsx';
import { useFormat } from '../../ui/use-format.ts';
import { ChangeList } from './change-list.tsx';
import { DifferenceFold } from './difference-fold.tsx';
import { IssueList } from './issue-list.tsx';
import { publishingTexts } from './publishing.texts.ts';
import { ScheduledChoice, type Scheduled } from './scheduled-choice.tsx';
import { ScheduleLine } from './schedule-line.tsx';
import { useDocumentName } from './use-changes.ts';
import { useDifference } from './use-difference.ts';
import type { Jump } from './use-jump.ts';

interface ChangedDocumentProps {
  change: UnpublishedChange;
  issues: readonly DocumentIssue[];
  isChosen: boolean;
  /** Somebody has edited it since the dialog was opened. */
  isNewer: boolean;
  /** What goes out with it at its time. */
  together: readonly UnpublishedChange[];
  /** What has kept it from going out at its time. */
  because: readonly UnpublishedChange[];
  onChoose(isChosen: boolean): void;
  scheduled: Scheduled;
  onChooseScheduled(scheduled: Scheduled): void;
  onDiscard(): void;
  onUnschedule(): void;
  jump: Jump;
}

/** One document that waits to be published: what differs, what is wrong, and whether it goes along. */
export function ChangedDocument(props: ChangedDocumentProps) {
  const { change, issues, isChosen, onChoose, scheduled, onChooseScheduled, onDiscard, jump } = props;
  const t = useTexts(publishingTexts);
  const { formatTime } = useFormat();
  const name = useDocumentName()(change);
  const difference = useDifference(change);
  const [isOpen, setOpen] = useState(false);
  const time = formatTime(change.updatedAt);
  const names = new Intl.ListFormat(useLanguage((state) => state.language));
  return (
    <Stack gap="xs" className="vt-publish__document" component="li">
      <Group gap="sm" wrap="nowrap" align="flex-start">
        <Checkbox
          checked={isChosen}
          disabled={!change.isChanged}
          onChange={(event) => onChoose(event.currentTarget.checked)}
          aria-label={name}
          mt={2}
        />
        <Stack gap={2} flex={1} className="vt-publish__name">
          <Group gap={8}>
            <Text fw={600}>
              <bdi>{name}</bdi>
            </Text>
            {change.isNew && (
              <StateBadge tone="good" size="sm">
                {t('new')}
              </StateBadge>
            )}
          </Group>
          <Text size="xs" c="gray.7">
            {[
              isKind(change.kind) ? t(`kind.${change.kind}`) : null,
              change.author === null
                ? t('lastEditedNobody', { time })
                : t('lastEdited', { author: change.author, time }),
              change.authors.length > 1 && t('changesBy', { authors: names.format(change.authors) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </Stack>
        {!change.isNew && change.isChanged && (
          <Tooltip label={t('discard')}>
            <ActionIcon
              variant="subtle"
              color="gray.8"
              aria-label={t('discardOf', { name })}
              onClick={onDiscard}
            >
              <IconArrowBackUp size={18} aria-hidden />
            </ActionIcon>
          </Tooltip>
        )}
      </Group>
      <Notices {...props} />
      {isChosen && asksForScheduled(change) && (
        <ScheduledChoice
          change={change}
          difference={difference.data}
          chosen={scheduled}
          onChoose={onChooseScheduled}
        />
      )}
      <IssueList
        documentKey={change.key}
        document={difference.data?.document ?? null}
        issues={issues}
        onJump={(target) => (jump.canGo(target, change.path) ? () => jump.go(target, change.path) : null)}
      />
      <DifferenceFold
        label={difference.data ? t('changes', { count: difference.data.changes.length }) : t('show')}
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
        isLoading={difference.isPending}
        error={difference.error}
      >
        {difference.data && (
          <ChangeList
            changes={difference.data.changes}
            onJump={(target) => jump.canGo(target, change.path) && jump.go(target, change.path)}
          />
        )}
      </DifferenceFold>
    </Stack>
  );
}

/** That somebody was at it meanwhile, and what is scheduled of it. */
function Notices({ change, isNewer, together, because, onUnschedule }: ChangedDocumentProps) {
  const t = useTexts(publishingTexts);
  const nameOf = useDocumentName();
  const { author, isChanged, schedule } = change;
  return (
    <>
      {isNewer && isChanged && (
        <Alert color="orange" variant="light" p="xs" role="status">
          <Text size="sm">{author === null ? t('editedSince') : t('editedSinceBy', { author })}</Text>
        </Alert>
      )}
      {schedule && (
        <ScheduleLine
          schedule={schedule}
          together={together.map(nameOf)}
          because={because.map(nameOf)}
          onUnschedule={onUnschedule}
        />
      )}
    </>
  );
}

/** Whether publishing would show something before the time that was set for it. */
export function asksForScheduled({ schedule }: UnpublishedChange): boolean {
  return schedule !== null && schedule.failure === null && schedule.isInDraft;
}

const kinds = ['home', 'page', 'catalog', 'category', 'article', 'block', 'settings', 'menu'] as const;

function isKind(kind: string): kind is (typeof kinds)[number] {
  return kinds.some((one) => one === kind);
}
