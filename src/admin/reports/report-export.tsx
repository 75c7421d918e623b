import { Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';

import type { ReportKey } from '#domain/schemas/report.schema.ts';

import { api, type Query } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { notifyFailure } from '../ui/notify.ts';
import { useFormat } from '../ui/use-format.ts';
import { reportsTexts } from './reports.texts.ts';

const separators = ['comma', 'semicolon', 'tab'] as const;

/** Saves all rows of the report as a file for a spreadsheet. */
export function ReportExport({ report, query, count }: { report: ReportKey; query: Query; count: number }) {
  const t = useTexts(reportsTexts);
  const { language } = useFormat();
  const [isWriting, setWriting] = useState(false);

  async function save(separator: (typeof separators)[number]): Promise<void> {
    const { offset: _offset, limit: _limit, ...rest } = query;
    setWriting(true);
    await api
      .download(`/admin/reports/${report}/export`, { ...rest, separator, language })
      .catch(notifyFailure);
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
        <Menu.Label c="gray.7">{t('export.hint')}</Menu.Label>
        {separators.map((separator) => (
          <Menu.Item key={separator} onClick={() => void save(separator)}>
            {t(`export.${separator}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
