import { Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';

import { api, type Query } from '../../api/api-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { notifyFailure } from '../../ui/notify.ts';
import { useFormat } from '../../ui/use-format.ts';
import { ordersTexts } from './orders.texts.ts';

const separators = ['comma', 'semicolon', 'tab'] as const;

/** Saves the orders that pass the filters as a file for a spreadsheet. */
export function ExportMenu({ query, count }: { query: Query; count: number }) {
  const t = useTexts(ordersTexts);
  const { language } = useFormat();
  const [isWriting, setWriting] = useState(false);

  async function save(separator: (typeof separators)[number]): Promise<void> {
    setWriting(true);
    await api.download('/admin/orders/export', { ...query, separator, language }).catch(notifyFailure);
    setWriting(false);
  }

  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button
          variant="default"
          loading={isWriting}
          disabled={count === 0}
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          {t('export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label c="gray.7">{t('export.hint', { count })}</Menu.Label>
        {separators.map((separator) => (
          <Menu.Item key={separator} onClick={() => void save(separator)}>
            {t(`export.${separator}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
