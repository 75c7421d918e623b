import {
  IconCopy,
  IconEye,
  IconExternalLink,
  IconEyeOff,
  IconLink,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

import type { PageRow } from '#domain/schemas/manage-pages.schema.ts';

import { api } from '../../api/api-client.ts';
import { ApiError } from '../../api/api-error.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { confirmAction } from '../../ui/confirm-action.tsx';
import { notifyFailure, notifySuccess } from '../../ui/notify.ts';
import { builderPath } from '../builder-path.ts';
import { contentTexts } from '../content.texts.ts';
import { RowMenu } from '../row-menu.tsx';
import { pagesTexts } from './pages.texts.ts';

interface PageMenuProps {
  page: PageRow;
  onCopy: () => void;
  onMove: () => void;
}

export function PageMenu({ page, onCopy, onMove }: PageMenuProps) {
  const t = useTexts(pagesTexts);
  const common = useTexts(contentTexts);
  const navigate = useNavigate();
  const client = useQueryClient();
  const { id, kind, title: name, path, state, enabled } = page;

  async function run(act: () => Promise<unknown>): Promise<void> {
    await act().catch(notifyFailure);
    await client.invalidateQueries({ queryKey: ['pages'] });
  }

  async function remove(force: boolean, text: string): Promise<void> {
    const isWanted = await confirmAction({
      title: common('removeTitle', { name }),
      text,
      confirmLabel: force ? t('removeAnyway') : common('remove'),
      danger: true,
    });
    if (!isWanted) return;
    try {
      await api.delete(`/admin/pages/${id}`, { force: force ? 1 : 0 });
      notifySuccess(common('removed', { name }));
    } catch (error) {
      const links = error instanceof ApiError ? error.data['links'] : undefined;
      if (!Array.isArray(links)) throw error;
      const titles = links.map((link: { title: string }) => link.title).join(', ');
      await remove(true, `${t('linked', { links: titles })} ${t('removeText')}`);
    }
  }

  const isPlain = kind === 'page';
  return (
    <RowMenu
      name={name}
      actions={[
        { label: common('edit'), icon: IconPencil, onClick: () => void navigate(builderPath(path)) },
        ...(state === 'published' || state === 'changed'
          ? [
              {
                label: common('view'),
                icon: IconExternalLink,
                onClick: () => void window.open(path, '_blank', 'noopener,noreferrer'),
              },
            ]
          : []),
        { label: t('copy'), icon: IconCopy, onClick: onCopy },
        ...(isPlain
          ? [
              { label: common('changeAddress'), icon: IconLink, onClick: onMove },
              {
                label: t(enabled ? 'switchOff' : 'switchOn'),
                icon: enabled ? IconEyeOff : IconEye,
                onClick: () => void run(() => api.put(`/admin/pages/${id}`, { enabled: !enabled })),
              },
              {
                label: common('remove'),
                icon: IconTrash,
                isDangerous: true,
                onClick: () => void run(() => remove(false, t('removeText'))),
              },
            ]
          : []),
      ]}
    />
  );
}
