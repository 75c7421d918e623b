import { useEffect, useRef } from 'react';

import type { FormValues } from './form-values.ts';
import type { Form } from './use-form.ts';

/** What is wrong, in one place: takes the focus when sending was refused and leads to each field. */
export function ErrorSummary<Values extends FormValues>({ form }: { form: Form<Values> }) {
  const box = useRef<HTMLDivElement>(null);
  const { errors, formErrors, refusals, t, idOf, labelOf } = form;
  useEffect(() => {
    if (refusals > 0) box.current?.focus();
  }, [refusals]);
  const fields = Object.entries(errors);
  if (refusals === 0 || fields.length + formErrors.length === 0) return null;
  return (
    <div className="vt-error-summary" role="group" tabIndex={-1} ref={box} aria-labelledby={idOf('errors')}>
      <p className="vt-error-summary__title" id={idOf('errors')}>
        {formErrors.length > 0 ? formErrors.join(' ') : t('forms.errorSummary', { count: fields.length })}
      </p>
      {fields.length > 0 && (
        <ul>
          {fields.map(([path, error]) => (
            <li key={path}>
              <SummaryLine label={labelOf(path)} error={error} id={idOf(path)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A field without a label, such as a product that was sent along, is not on the screen. */
function SummaryLine({ label, error, id }: { label: string; error: string; id: string }) {
  if (label === '') return error;
  return (
    <a
      href={`#${id}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(id)?.focus();
      }}
    >
      {`${label}: ${error}`}
    </a>
  );
}
