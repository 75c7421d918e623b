import { Checkbox } from '@mantine/core';

import { useTexts } from '../../i18n/use-texts.ts';
import { useMay } from '../../session/session.ts';
import { orderTexts } from './order.texts.ts';

interface CreditChoiceProps {
  checked: boolean;
  onChange(checked: boolean): void;
}

/** Whether a refund becomes store credit; for those who may issue it. */
export function CreditChoice({ checked, onChange }: CreditChoiceProps) {
  const t = useTexts(orderTexts);
  const mayIssue = useMay('gift-cards:write');
  if (!mayIssue) return null;
  return (
    <Checkbox
      label={t('refundAsCredit')}
      description={t('refundAsCreditHint')}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
