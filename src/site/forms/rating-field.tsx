import type { Translator } from '#domain/i18n/translate.ts';
import { controlProps, FieldError, RequiredMark } from '#ui/form/field.tsx';
import type { FormField } from '#ui/form/use-form.ts';

const stars = [1, 2, 3, 4, 5];

/** One to five stars: radio buttons, so arrow keys choose. */
export function RatingField({ field, t }: { field: FormField<string>; t: Translator }) {
  const { id, name, required, ...aria } = controlProps(field);
  return (
    <fieldset className="vt-field" role="radiogroup" {...aria}>
      <legend className="vt-field__label">
        {field.label}
        {required && <RequiredMark />}
      </legend>
      <div className="vt-stars">
        {stars.map((n) => (
          <label key={n} className="vt-stars__star">
            <input
              type="radio"
              // The summary's link leads to the first one.
              id={n === 1 ? id : `${id}-${n}`}
              name={name}
              value={n}
              required={required}
              checked={field.value === String(n)}
              onChange={() => {
                field.change(String(n));
                field.leave();
              }}
            />
            <span className="vt-stars__sign" aria-hidden="true" />
            <span className="vt-visually-hidden">{t('reviews.stars', { n })}</span>
          </label>
        ))}
      </div>
      <FieldError field={field} />
    </fieldset>
  );
}
