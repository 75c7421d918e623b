import { Button, FileButton, Group, Loader, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';

import { Card } from './card.tsx';

interface FileChoiceCardProps {
  title: string;
  text: string;
  /** Of the button. */
  label: string;
  /** What is being done, while it is; the button gives way to it. */
  busy: string | null;
  /** Another file may be chosen, but this is no longer what to do next. */
  isSecondary: boolean;
  onChoose(file: File): void;
}

/** Asks for a table, and tells that it is read. */
export function FileChoiceCard({ title, text, label, busy, isSecondary, onChoose }: FileChoiceCardProps) {
  const reset = useRef<() => void>(null);
  useEffect(() => {
    // The same file may be chosen again once it is mended.
    if (busy === null) reset.current?.();
  }, [busy]);
  return (
    <Card title={title} text={text}>
      {busy === null ? (
        <Group>
          <FileButton
            resetRef={reset}
            onChange={(file) => file && onChoose(file)}
            accept=".csv,.tsv,.txt,text/csv"
          >
            {(props) => (
              <Button
                {...props}
                variant={isSecondary ? 'default' : 'filled'}
                leftSection={<IconUpload size={16} aria-hidden />}
              >
                {label}
              </Button>
            )}
          </FileButton>
        </Group>
      ) : (
        <Group role="status" gap="sm">
          <Loader size="sm" aria-hidden />
          <Text size="sm">
            <bdi>{busy}</bdi>
          </Text>
        </Group>
      )}
    </Card>
  );
}
