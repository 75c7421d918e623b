import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';

import { useTexts } from '../i18n/use-texts.ts';
import { contentTexts } from './content.texts.ts';

type GetInputProps = Pick<UseFormReturnType<Record<string, unknown>>, 'getInputProps'>['getInputProps'];

/** What something new is called; the first field of its dialog. */
export function TitleField({ getInputProps }: { getInputProps: GetInputProps }) {
  const common = useTexts(contentTexts);
  return (
    <TextInput
      label={common('title')}
      required
      withAsterisk={false}
      data-autofocus
      maxLength={300}
      {...getInputProps('title')}
    />
  );
}

/** Its address; left empty it is made from the title. */
export function AddressField({ getInputProps }: { getInputProps: GetInputProps }) {
  const common = useTexts(contentTexts);
  return (
    <TextInput
      label={common('address')}
      description={common('addressHint')}
      maxLength={120}
      {...getInputProps('slug')}
    />
  );
}
