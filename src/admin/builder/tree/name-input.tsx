import { TextInput, Tooltip } from '@mantine/core';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

import { longestSectionName } from '#domain/editing/documents.schema.ts';
import { cleanLine } from '#domain/text.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { builderTexts } from '../builder.texts.ts';
import { useWorkspace } from '../workspace/workspace.ts';

interface NameInputProps {
  /** Empty for a section that goes by its kind. */
  name: string;
  /** What it is called without a name. */
  placeholder: string;
  onName(name: string): void;
  /** `byKey`: the keyboard has nowhere to be now. */
  onEnd(end: { byKey: boolean }): void;
}

/** A section's name where it stands in the list: Enter keeps it, as leaving does, Escape leaves what was. */
export function NameInput({ name, placeholder, onName, onEnd }: NameInputProps) {
  const t = useTexts(builderTexts);
  const [typed, setTyped] = useState(name);
  const input = useRef<HTMLInputElement>(null);
  const { length } = cleanLine(typed);
  const problem = length > longestSectionName ? t('nameTooLong', { length, max: longestSectionName }) : null;

  useEffect(() => {
    // After the menu has given the keyboard back to its button.
    const frame = requestAnimationFrame(() => input.current?.select());
    return () => cancelAnimationFrame(frame);
  }, []);

  const keep = (byKey: boolean) => {
    if (problem !== null) return useWorkspace.getState().set({ announcement: problem });
    onName(typed);
    onEnd({ byKey });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Of the builder's own keys only those that lead elsewhere are for a text that is being typed.
    if (event.key !== 'F6') event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') keep(true);
    else if (event.key === 'Escape') onEnd({ byKey: true });
  };

  return (
    <Tooltip label={problem} opened={problem !== null} color="red.9" position="bottom-start">
      <TextInput
        ref={input}
        className="vt-tree__input"
        size="xs"
        dir="auto"
        aria-label={t('sectionName')}
        placeholder={placeholder}
        error={problem !== null}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={() => keep(false)}
      />
    </Tooltip>
  );
}
