import { useState } from 'react';

import type { UnpublishedChange } from '#domain/editing/drafts.schema.ts';

import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { confirmAction } from '../../ui/confirm-action.tsx';
import { describeFailure, notifyFailure, notifySuccess } from '../../ui/notify.ts';
import { useFormat } from '../../ui/use-format.ts';
import { asksForScheduled } from './changed-document.tsx';
import type { Publication } from './publish-form.tsx';
import { publishingTexts } from './publishing.texts.ts';
import type { Scheduled } from './scheduled-choice.tsx';
import { useDocumentName } from './use-changes.ts';
import { issuesIn, staleIn, usePublishing } from './use-publishing.ts';

interface PublishActionsInput {
  /** Everything that waits. */
  waiting: readonly UnpublishedChange[];
  chosen: readonly UnpublishedChange[];
  /** What becomes of what was set for a later time. */
  scheduledOf(change: UnpublishedChange): Scheduled;
  /** Something was wrong with the documents after all. */
  onIssues(): Promise<unknown>;
  onDone(): void;
}

/** What the buttons of the dialog do, and what is said of it. */
export function usePublishActions({ waiting, chosen, scheduledOf, onIssues, onDone }: PublishActionsInput) {
  const t = useTexts(publishingTexts);
  const nameOf = useDocumentName();
  const { formatTime } = useFormat();
  const names = new Intl.ListFormat(useLanguage((state) => state.language));
  const publishing = usePublishing();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      if (issuesIn(error)) await onIssues();
      else setFailure(await tellFailure(error));
    } finally {
      setBusy(false);
    }
  };
  /** Names the document that somebody else has been at, and shows what they did. */
  const tellFailure = async (error: unknown): Promise<string> => {
    const stale = staleIn(error);
    const change = chosen.find(({ key }) => key === stale?.key);
    if (!stale || !change) return describeFailure(error);
    await publishing.lookAgain();
    return t(stale.isScheduled ? 'scheduledMeanwhile' : 'changedMeanwhile', { name: nameOf(change) });
  };
  const publish = ({ at, note }: Publication) =>
    run(async () => {
      const documents = chosen.map((change) => {
        const scheduled = asksForScheduled(change) ? scheduledOf(change) : null;
        return { key: change.key, revision: change.revision, ...(scheduled && { scheduled }) };
      });
      if (at === null) await publishing.publish(documents, note);
      else if (!(await scheduleAt(at, note))) return;
      notifySuccess(
        at === null ? t('published', { count: documents.length }) : t('scheduled', { time: formatTime(at) }),
      );
      onDone();
    });
  /** False when a schedule would be replaced and is to stay. */
  const scheduleAt = async (at: string, note: string): Promise<boolean> => {
    const replaced = chosen.filter(({ schedule }) => schedule !== null && schedule.failure === null);
    for (const change of replaced) {
      const isSure = await confirmAction({
        title: t('replaceTitle'),
        text: t('replaceText', {
          name: nameOf(change),
          before: formatTime(change.schedule?.at ?? at),
          time: formatTime(at),
        }),
        confirmLabel: t('replace'),
      });
      if (!isSure) return false;
    }
    const documents = chosen.map((change) => ({
      key: change.key,
      revision: change.revision,
      replaces: replaced.includes(change),
    }));
    await publishing.schedule(documents, { at, note });
    return true;
  };
  const discard = async (change: UnpublishedChange) => {
    const name = nameOf(change);
    const { schedule } = change;
    const isSure = await confirmAction({
      title: t('discardTitle'),
      text: schedule
        ? t('discardScheduled', { name, time: formatTime(schedule.at) })
        : t('discardText', { name }),
      confirmLabel: t('discard'),
      danger: true,
    });
    if (!isSure) return;
    await publishing.discard(change.key).then(() => notifySuccess(t('discarded', { name })), notifyFailure);
  };
  const unschedule = async (change: UnpublishedChange) => {
    const { key, schedule } = change;
    const others = waiting.filter((one) => schedule?.together.includes(one.key)).map(nameOf);
    if (schedule && others.length > 0) {
      const isSure = await confirmAction({
        title: t('cancelTitle', { name: nameOf(change) }),
        text: t('cancelText', { time: formatTime(schedule.at), names: names.format(others) }),
        confirmLabel: t('cancelSchedule'),
      });
      if (!isSure) return;
    }
    await publishing.unschedule(key).then(() => notifySuccess(t('scheduleCanceled')), notifyFailure);
  };
  return { isBusy, failure, publish, discard, unschedule };
}
