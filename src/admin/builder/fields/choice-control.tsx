import { Input, NativeSelect, SegmentedControl } from '@mantine/core';
import { useId } from 'react';

import { choiceName } from '#sections/section-texts.ts';

import { useLanguage } from '../../i18n/language.ts';
import { BackgroundControl } from './background-control.tsx';
import type { ControlProps } from './field-control.tsx';

/** Characters that fit side by side in the panel. */
const roomForLabels = 26;

/** Few short choices stand side by side, others in a list. */
export function ChoiceControl({
  scope,
  field,
  edited,
  label,
  help,
  error,
  choices,
}: ControlProps & { choices: readonly string[] }) {
  const language = useLanguage((state) => state.language);
  const labelId = useId();
  const data = choices.map((value) => ({
    value,
    label: choiceName(scope.type, field.name, value, language) ?? value,
  }));
  const value = String(edited.value ?? '');
  if (field.name === 'background') {
    return <BackgroundControl label={label} help={help} value={value} data={data} onChange={edited.set} />;
  }
  const isShort = data.length <= 3 && data.reduce((sum, one) => sum + one.label.length, 0) <= roomForLabels;
  if (!isShort) {
    return (
      <NativeSelect
        label={label}
        description={help}
        error={error}
        data={data}
        value={value}
        onChange={(event) => edited.set(event.currentTarget.value)}
      />
    );
  }
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id: labelId }}
      description={help}
      error={error}
    >
      <SegmentedControl
        mt={4}
        fullWidth
        size="xs"
        aria-labelledby={labelId}
        data={data}
        value={value}
        onChange={edited.set}
      />
    </Input.Wrapper>
  );
}
