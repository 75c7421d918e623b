import { PasswordInput, Select, Switch, TextInput } from '@mantine/core';

import type { MethodField } from '#domain/schemas/manage-delivery.schema.ts';

import { useTexts } from '../i18n/use-texts.ts';
import { receiptTexts } from '../ui/receipt.texts.ts';
import { deliveryTexts } from './delivery.texts.ts';

const withHelp = new Set(['receipt.vatCode', 'receipt.deliveryVatCode', 'receipt.paymentMode']);

/** One field of a provider's contract: a secret that is stored is never shown, only its end. */
export function KeyInput({ field, inputProps }: { field: MethodField; inputProps: object }) {
  const t = useTexts(deliveryTexts);
  const receipt = useTexts(receiptTexts);
  const label = t(`field.${field.name}` as 'field.shopId');
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
    return t(`choice.${field.name}.${choice}` as 'choice.region.UAE');
  };
  switch (field.kind) {
    case 'toggle':
      return (
        <Switch
          label={label}
          checked={value === 'true'}
          onChange={(event) => onChange(String(event.currentTarget.checked))}
        />
      );
    case 'choice':
      return (
        <Select
          label={label}
          allowDeselect={false}
          {...(withHelp.has(field.name) && {
            description: t(`help.${field.name}` as 'help.receipt.vatCode'),
          })}
          data={field.choices.map((choice) => ({ value: choice, label: nameOf(choice) }))}
          value={value}
          onChange={onChange}
          {...rest}
        />
      );
    case 'secret':
      return (
        <PasswordInput
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
          withAsterisk={field.isRequired}
          maxLength={500}
          value={value}
          onChange={onChange}
          {...rest}
        />
      );
  }
}
