import { Input } from '@mantine/core';
import { createContext, use, useId, useMemo } from 'react';

import type { ControlProps } from './field-control.tsx';
import type { Field } from './use-field.ts';

const LineContext = createContext<Field | null>(null);

/** One line of text. A key draws the input alone, not the label and the texts around it. */
export function LineControl({ field, edited, label, help, error }: ControlProps) {
  const id = useId();
  const isAddress = field.kind === 'video';
  const whole = useMemo(
    () => (
      <Input.Wrapper id={id} label={label} description={help} error={error}>
        <LineInput id={id} isAddress={isAddress} hasError={error !== undefined} />
      </Input.Wrapper>
    ),
    [id, label, help, error, isAddress],
  );
  return <LineContext value={edited}>{whole}</LineContext>;
}

interface LineInputProps {
  id: string;
  isAddress: boolean;
  hasError: boolean;
}

function LineInput({ id, isAddress, hasError }: LineInputProps) {
  const edited = use(LineContext);
  return (
    <Input
      id={id}
      error={hasError}
      {...(isAddress && { inputMode: 'url', spellCheck: false, placeholder: 'https://' })}
      value={typeof edited?.value === 'string' ? edited.value : ''}
      onFocus={edited?.onFocus}
      onBlur={edited?.onBlur}
      onChange={(event) => edited?.set(event.currentTarget.value)}
    />
  );
}
