import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { isEqual } from '#domain/editing/is-equal.ts';
import {
  mailNotificationsSchema,
  type MailNotifications,
} from '#domain/schemas/mail-notifications.schema.ts';

import { api } from '../api/api-client.ts';

const queryKey = ['mail-notifications'];

export interface MailNotificationsForm {
  /** As it is on the screen; undefined while it is loading. */
  notifications: MailNotifications | undefined;
  isChanged: boolean;
  isInvalid: boolean;
  change(notifications: MailNotifications): void;
  discard(): void;
  save(): Promise<void>;
}

/** Which emails the shop gets, with what is typed on top. They are not published: saving is enough. */
export function useMailNotifications(): MailNotificationsForm {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.get<MailNotifications>('/admin/shop-letters', undefined, signal),
    refetchOnWindowFocus: false,
  });
  const [typed, setTyped] = useState<MailNotifications | null>(null);
  const isChanged = typed !== null && !isEqual(typed, data);
  return {
    notifications: typed ?? data,
    isChanged,
    isInvalid: isChanged && !mailNotificationsSchema.safeParse(typed).success,
    change: setTyped,
    discard: () => setTyped(null),
    async save() {
      if (!isChanged) return;
      client.setQueryData(queryKey, await api.put<MailNotifications>('/admin/shop-letters', typed));
      setTyped((now) => (now === typed ? null : now));
    },
  };
}
