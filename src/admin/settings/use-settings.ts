import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { isEqual } from '#domain/editing/is-equal.ts';
import type {
  Edits,
  EditsAnswer,
  PublishAnswer,
  SettingsDraftAnswer,
} from '#domain/editing/drafts.schema.ts';
import { readPath } from '#domain/editing/fields.ts';

import { api } from '../api/api-client.ts';
import { keepValues, readKept } from '../ui/kept-values.ts';
import { isReadAddress, readAddress } from './check-setting.ts';
import { settingLeaves, type SettingLeaf } from './setting-leaves.ts';

export interface SavedSettings {
  /** Somebody else has changed them meanwhile. */
  conflicts: readonly SettingLeaf[];
  refused: readonly SettingLeaf[];
}

/** The settings as they will be published, with what is typed here on top; `keepAs` keeps that over a reload. */
export function useSettings({ keepAs }: { keepAs?: string } = {}) {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: ['settings', 'draft'],
    queryFn: ({ signal }) => api.get<SettingsDraftAnswer>('/admin/settings/draft', undefined, signal),
    // What is typed lies over this: it must not be exchanged below it.
    refetchOnWindowFocus: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  const [typed, setTyped] = useState<ReadonlyMap<string, unknown>>(
    () => new Map(keepAs === undefined ? [] : Object.entries(readKept(keepAs))),
  );
  useEffect(() => {
    if (keepAs !== undefined) keepValues(keepAs, Object.fromEntries(typed));
  }, [keepAs, typed]);
  const [clientId] = useState(() => crypto.randomUUID());

  const stored = (path: string): unknown => data && readPath(data.groups, path.split('.'));
  const changed = settingLeaves.filter(
    ({ path }) => typed.has(path) && !isEqual(typed.get(path), stored(path)),
  );

  return {
    draft: data,
    error,
    retry: () => void refetch(),
    changed,
    read: (path: string): unknown => (typed.has(path) ? typed.get(path) : stored(path)),
    change(path: string, value: unknown): void {
      setTyped((before) => new Map(before).set(path, value));
    },
    discard: () => setTyped(new Map()),

    /** Adds what was typed to the draft and publishes it. Throws `ApiError`; what is typed stays then. */
    async save(): Promise<SavedSettings> {
      const edits: Edits['edits'] = changed.map((leaf) => {
        const { group, path } = leaf;
        const [, ...rest] = path.split('.');
        const change = {
          path: rest.length === 0 ? ['value'] : rest,
          value: meantValue(leaf, typed.get(path)),
        };
        return { id: crypto.randomUUID(), intent: { type: 'settings.update', group, changes: [change] } };
      });
      const answer = await api.post<EditsAnswer>('/admin/settings/draft/edits', {
        baseRevision: data?.revision ?? 0,
        clientId,
        edits,
      });
      const withStatus = (status: string) =>
        changed.filter((_leaf, index) => answer.results[index]?.status === status);
      const refused = withStatus('refused');
      if (answer.results.some(({ status }) => status === 'applied')) {
        // Other groups may hold what somebody has not published yet, such as a theme in the builder.
        const groups = [...new Set(changed.map(({ group }) => group))];
        await api.post<PublishAnswer>('/admin/settings/publish', {
          revision: answer.revision,
          note: '',
          groups,
          // What has its time in the builder waits for it.
          scheduled: 'keep',
        });
      }
      await refetch();
      void client.invalidateQueries({ queryKey: ['config'] });
      // What was refused stays, and what has been typed since.
      const isSaved = ({ path }: SettingLeaf) => !refused.some((leaf) => leaf.path === path);
      const saved = new Set(changed.filter(isSaved).map(({ path }) => path));
      setTyped(
        (now) => new Map([...now].filter(([path, value]) => !saved.has(path) || value !== typed.get(path))),
      );
      return { conflicts: withStatus('conflict'), refused };
    },
  };
}

/** A name in a network, or the code of a map, is saved as its address, wherever the keyboard is when it is saved. */
function meantValue(leaf: SettingLeaf, value: unknown): unknown {
  return isReadAddress(leaf) ? (readAddress(leaf, String(value)) ?? value) : value;
}
