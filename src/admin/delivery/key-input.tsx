import { Select, Switch, TextInput } from '@mantine/core';

import type { MethodField } from '#domain/schemas/manage-delivery.schema.ts';

import { useTexts } from '../i18n/use-texts.ts';
import { HiddenInput } from '../ui/hidden-input.tsx';
import { receiptTexts } from '../ui/receipt.texts.ts';
import { deliveryTexts } from './delivery.texts.ts';
import type { ProviderTexts } from './provider-texts.ts';

interface KeyInputProps {
  /** Of the provider. */
  texts: ProviderTexts;
  field: MethodField;
  inputProps: object;
}

/** One field of a provider's contract: a secret that is stored is never shown, only its end. */
export function KeyInput({ texts: own, field, inputProps }: KeyInputProps) {
  const t = useTexts(deliveryTexts);
  const receipt = useTexts(receiptTexts);
  const label = own.fieldOf(field);
  const { value, onChange, ...rest } = inputProps as {
    value: string;
    onChange(value: unknown): void;
    error?: string;
  };
  const nameOf = (choice: string) => {
    if (choice === '') return t('noChoice');
    if (/^receipt\.(?:vatCode|deliveryVatCode)$/.test(field.name))
      return receipt(`vatCode.${choice}` as 'vatCode.1');
    if (field.name === 'receipt.paymentMode')
      return receipt(`paymentMode.${choice}` as 'paymentMode.full_payment');
    return own.choiceOf(field, choice) ?? choice;
  };
  switch (field.kind) {
    case 'toggle':
      return (
        <Switch
          label={label}
          description={own.helpOf(field)}
          checked={value === 'true'}
          onChange={(event) => onChange(String(event.currentTarget.checked))}
        />
      );
    case 'choice':
      return (
        <Select
          label={label}
          allowDeselect={false}
          description={own.helpOf(field)}
          data={field.choices.map((choice) => ({ value: choice, label: nameOf(choice) }))}
          value={value}
          onChange={onChange}
          {...rest}
        />
      );
    case 'secret':
      return (
        <HiddenInput
          label={label}
          withAsterisk={field.isRequired}
          description={field.value === '' ? t('notStored') : t('stored', { value: field.value })}
          autoComplete="new-password"
          maxLength={500}
          value={value}
          onChange={onChange}
          {...rest}
        />
      );
    default:
      return (
        <TextInput
          label={label}
          description={own.helpOf(field)}
          withAsterisk={field.isRequired}
          maxLength={500}
          value={value}
          onChange={onChange}
          {...rest}
        />
      );
  }
}
