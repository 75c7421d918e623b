import { Button } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';

import { api } from '../../api/api-client.ts';
import { useRun } from '../../ui/use-run.ts';

interface DownloadButtonProps {
  /** Of the API. */
  path: string;
  label: string;
  /** What the button does, for those who hear it by itself. */
  description: string;
}

/** Saves a document that the server draws. */
export function DownloadButton({ path, label, description }: DownloadButtonProps) {
  const { run, isBusy } = useRun(() => api.download(path));
  return (
    <Button
      variant="default"
      size="xs"
      loading={isBusy}
      leftSection={<IconFileTypePdf size={14} aria-hidden />}
      aria-label={description}
      onClick={() => void run(undefined)}
    >
      {label}
    </Button>
  );
}
