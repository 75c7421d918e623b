import { Button, Collapse, Loader, Text } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';

import { describeFailure } from '../../ui/notify.ts';

interface DifferenceFoldProps {
  label: string;
  isOpen: boolean;
  onToggle(): void;
  isLoading: boolean;
  error: Error | null;
  /** The list of changes, once it has come. */
  children: ReactNode;
}

/** What differs between two states of a document, folded until one asks for it. */
export function DifferenceFold(props: DifferenceFoldProps) {
  const { label, isOpen, onToggle, isLoading, error, children } = props;
  const listId = useId();
  const Sign = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <div>
      <Button
        variant="subtle"
        color="gray"
        c="gray.8"
        size="compact-sm"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={onToggle}
        leftSection={<Sign size={16} aria-hidden />}
        rightSection={isLoading ? <Loader size={12} color="gray.6" /> : undefined}
      >
        {label}
      </Button>
      <Collapse expanded={isOpen} id={listId} pt="xs" ps="xs">
        {error && (
          <Text size="sm" c="red.9">
            {describeFailure(error)}
          </Text>
        )}
        {children}
      </Collapse>
    </div>
  );
}
