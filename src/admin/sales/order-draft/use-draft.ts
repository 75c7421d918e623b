import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

import { isEqual } from '#domain/editing/is-equal.ts';
import type {
  DraftPayment,
  OrderDraft,
  OrderDraftContent,
  OrderDraftPreview,
  PlacedDraft,
} from '#domain/schemas/order-draft.schema.ts';

import { api } from '../../api/api-client.ts';
import { ApiError } from '../../api/api-error.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { findUnread } from '../../ui/find-unread.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { useServerForm } from '../../ui/use-server-form.ts';
import { isComplete, rebaseValues, toContent, toValues, type DraftValues } from './draft-values.ts';
import { orderDraftTexts } from './order-draft.texts.ts';

const pauseMs = 400;

export const draftKey = (id: string) => ['order-draft', id] as const;

interface OpenedDraft {
  id: string;
  /** As it was opened; null: it is new. */
  draft: OrderDraft | null;
  /** What a new one begins with. */
  content: OrderDraftContent;
}

/** A draft as it is written: what it would cost, saved, joined with what somebody else has made of it, and placed. */
export function useDraft({ id, draft: opened, content }: OpenedDraft) {
  const t = useTexts(orderDraftTexts);
  const client = useQueryClient();
  const [draft, setDraft] = useState(opened);
  const [saved, setSaved] = useState(() => toContent(toValues(content)));
  const [isRebased, setRebased] = useState(false);
  const [changedTotal, setChangedTotal] = useState<{ from: number; to: number } | null>(null);
  const [number, setNumber] = useState<string | null>(null);
  const [payment, setPayment] = useState<DraftPayment>('link');
  const intent = useRef<'save' | 'place'>('save');

  const { form, isSending, submit } = useServerForm<DraftValues>({
    initialValues: toValues(content),
    send: async (values) => {
      setChangedTotal(null);
      const kept = await save(values);
      if (kept === null) return 'unsaved';
      if (intent.current === 'save') {
        notifySuccess(t('saved'));
        return undefined;
      }
      return (await place(kept)) ? undefined : 'unsaved';
    },
  });
  const isDirty = number === null && !isEqual(toContent(form.values), saved);
  const preview = usePreview(id, form.values);

  /** Null: somebody else has saved it meanwhile, and what they did is in the form now. */
  async function save(values: DraftValues): Promise<OrderDraft | null> {
    if (draft && !isDirty) return draft;
    try {
      const kept = await api.put<OrderDraft>(`/admin/order-drafts/${id}`, {
        ...toContent(values),
        version: draft?.version ?? 0,
      });
      take(kept);
      setSaved(toContent(values));
      setRebased(false);
      return kept;
    } catch (error) {
      if (!(error instanceof ApiError) || typeof error.data['version'] !== 'number') throw error;
      const theirs = await api.get<OrderDraft>(`/admin/order-drafts/${id}`);
      form.setValues(rebaseValues(values, toValues(saved), toValues(theirs.content)));
      take(theirs);
      setSaved(toContent(toValues(theirs.content)));
      setRebased(true);
      return null;
    }
  }

  function take(kept: OrderDraft): void {
    setDraft(kept);
    client.setQueryData(draftKey(id), kept);
    void client.invalidateQueries({ queryKey: ['order-drafts'] });
  }

  /** False: it costs something else by now, which is said, and nothing is placed. */
  async function place({ version }: OrderDraft): Promise<boolean> {
    const expectedTotal = preview.data?.total ?? 0;
    try {
      const path = `/admin/order-drafts/${id}/place`;
      const expectedDue = preview.data?.exchange?.due;
      const placed = await api.post<PlacedDraft>(path, { version, expectedTotal, expectedDue, payment });
      setNumber(placed.number);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { total, due } = error.data;
      // What comes back is worth something else by now: the card says what, and is looked at again.
      if (typeof due === 'number') void preview.refetch();
      if (typeof total !== 'number') throw error;
      setChangedTotal({ from: expectedTotal, to: total });
      await preview.refetch();
      return false;
    }
  }

  const isFirstSaved = opened === null && draft !== null && !isDirty && !isSending;
  useLeaving(number === null ? (isFirstSaved ? `/orders/drafts/${id}` : null) : `/orders/${number}`);

  return {
    form,
    draft,
    take,
    isSending,
    submit,
    preview,
    isRebased,
    isDirty,
    changedTotal,
    payment,
    setPayment,
    /** What the button that is pressed does once the form is sent. */
    choose: (next: 'save' | 'place') => {
      intent.current = next;
    },
  };
}

/** Leaves for another address, once the form has nothing to lose any more: its guard would ask. */
function useLeaving(path: string | null): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  useEffect(() => {
    if (path === null) return;
    void client.invalidateQueries({ queryKey: ['orders'] });
    void client.invalidateQueries({ queryKey: ['order-drafts'] });
    // An exchange has settled a return.
    void client.invalidateQueries({ queryKey: ['order-returns'] });
    void client.invalidateQueries({ queryKey: ['returns'] });
    void navigate(path, { replace: true });
  }, [path, client, navigate]);
}

/** What the order would cost with what is typed, by the server alone. */
function usePreview(id: string, values: DraftValues) {
  const current = JSON.stringify(toContent(values));
  const [input] = useDebouncedValue(current, pauseMs);
  const query = useQuery({
    queryKey: ['order-draft-preview', id, input],
    queryFn: () =>
      api.post<OrderDraftPreview>(`/admin/order-drafts/${id}/preview`, JSON.parse(input) as unknown),
    placeholderData: keepPreviousData,
    enabled: findUnread(values).length === 0 && isComplete(values),
    retry: false,
    gcTime: 0,
  });
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  return {
    data,
    error,
    isFetching,
    refetch,
    /** It is of what stands in the form now. */
    isCurrent: input === current && data !== undefined && !isPlaceholderData && !isFetching && !error,
  };
}
