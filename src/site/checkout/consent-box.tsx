import { Checkbox } from '#ui/form/checkbox.tsx';
import type { FormField } from '#ui/form/use-form.ts';

interface ConsentBoxProps {
  field: FormField<boolean>;
  /** The owner's words, which were sanitised when they were saved and read; empty: the field's own label. */
  html: string;
}

/** “I agree to …”: once beside the button that orders, and once beside wallets. */
export function ConsentBox({ field, html }: ConsentBoxProps) {
  return (
    <Checkbox field={field}>
      {html === '' ? undefined : <span dangerouslySetInnerHTML={{ __html: html }} />}
    </Checkbox>
  );
}
