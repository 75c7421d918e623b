import { Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';

import { api, type Query } from '../api/api-client.ts';
import { notifyFailure } from './notify.ts';
import { useFormat } from './use-format.ts';

const separators = ['comma', 'semicolon', 'tab'] as const;

interface ExportMenuProps {
  /** Of the API; it is told the separator and the language of the headings. */
  path: string;
  query: Query;
  label: string;
  /** What the file will have. */
  hint: string;
  isEmpty: boolean;
  nameSeparator(separator: (typeof separators)[number]): string;
}

/** Saves what a list shows as a file for a spreadsheet. */
export function ExportMenu({ path, query, label, hint, isEmpty, nameSeparator }: ExportMenuProps) {
  const { language } = useFormat();
  const [isWriting, setWriting] = useState(false);

  async function save(separator: (typeof separators)[number]): Promise<void> {
    setWriting(true);
    await api.download(path, { ...query, separator, language }).catch(notifyFailure);
    setWriting(false);
  }

  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button
          variant="default"
          loading={isWriting}
          disabled={isEmpty}
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label c="gray.7">{hint}</Menu.Label>
        {separators.map((separator) => (
          <Menu.Item key={separator} onClick={() => void save(separator)}>
            {nameSeparator(separator)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
