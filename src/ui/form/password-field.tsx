import { useState } from 'react';

import type { Translator } from '#domain/i18n/translate.ts';

import { controlProps, Field } from './field.tsx';
import type { FormField } from './use-form.ts';

interface PasswordFieldProps {
  field: FormField<string>;
  autoComplete: 'current-password' | 'new-password';
  t: Translator;
}

export function PasswordField({ field, autoComplete, t }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field field={field}>
      <div className="vt-password">
        <input
          {...controlProps(field)}
          className="vt-input"
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize={isShown ? 'none' : undefined}
          spellCheck={false}
          value={field.value}
          onChange={(event) => field.change(event.target.value)}
          onBlur={field.leave}
        />
        <button
          type="button"
          className="vt-password__toggle"
          aria-controls={field.id}
          aria-label={t(isShown ? 'forms.hidePassword' : 'forms.showPassword')}
          onClick={() => setShown(!isShown)}
        >
          <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false">
            <path d="M3 12s3.500-6 9-6 9 6 9 6-3.500 6-9 6-9-6-9-6Z" />
            <circle cx="12" cy="12" r="2.500" />
            {isShown && <path d="m4 4 16 16" />}
          </svg>
        </button>
      </div>
    </Field>
  );
}
