import { TextField } from '#ui/form/text-field.tsx';
import type { FormField } from '#ui/form/use-form.ts';

interface AuthorFieldsProps {
  name: FormField<string>;
  email: FormField<string>;
  /** What becomes of the address. */
  emailHint: string;
}

/** Who writes a review or a comment. */
export function AuthorFields({ name, email, emailHint }: AuthorFieldsProps) {
  return (
    <div className="vt-form__row">
      <TextField field={name} autoComplete="name" maxLength={200} />
      <TextField
        field={email}
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        description={emailHint}
      />
    </div>
  );
}
