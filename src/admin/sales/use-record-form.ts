import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

import { useVersionConflict } from '../catalog/use-version-conflict.ts';
import { confirmAction } from '../ui/confirm-action.tsx';
import { notifyFailure, notifySuccess } from '../ui/notify.ts';
import { useServerForm } from '../ui/use-server-form.ts';

interface RecordFormInput<Values extends Record<string, unknown>> {
  /** Version of what is edited; null: a new one. */
  version: number | null;
  initialValues: Values;
  /** Stores what is edited, or makes a new one and gives the path of its screen. */
  save(values: Values, version: number): Promise<string | void>;
  /** Asks the server to delete it. */
  remove(): Promise<unknown>;
  words: { saved: string; removed: string; question: Parameters<typeof confirmAction>[0] };
  /** The path of the list that it is gone from. */
  listPath: string;
  /** Of what other screens know of it. */
  refresh(): Promise<unknown>;
  /** After it was saved. */
  onReload(): Promise<void>;
}

/** A record on a screen of its own: saved, removed, and asked about where somebody else has changed it. */
export function useRecordForm<Values extends Record<string, unknown>>({
  version: read,
  initialValues,
  save,
  words,
  listPath,
  refresh,
  onReload,
  ...record
}: RecordFormInput<Values>) {
  const navigate = useNavigate();
  const conflict = useVersionConflict(read ?? 0);
  // Left only once the form has nothing to lose any more, or its guard would ask.
  const [leaving, setLeaving] = useState<string | null>(null);

  const { form, isSending, submit } = useServerForm<Values>({
    initialValues,
    send: (values) =>
      conflict.sendVersion(async (version) => {
        const path = await save(values, version);
        if (path) setLeaving(path);
        notifySuccess(words.saved);
        await refresh();
        if (read !== null) await onReload();
      }),
  });

  const isDirty = form.isDirty();
  useEffect(() => {
    if (leaving !== null && !isDirty) void navigate(leaving, { replace: true });
  }, [leaving, isDirty, navigate]);

  async function remove(): Promise<void> {
    if (read === null || !(await confirmAction(words.question))) return;
    try {
      await record.remove();
      notifySuccess(words.removed);
      form.reset();
      await refresh();
      setLeaving(listPath);
    } catch (error) {
      notifyFailure(error);
    }
  }

  return { form, isSending, submit, remove, conflict };
}
