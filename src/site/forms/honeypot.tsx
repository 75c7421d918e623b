import type { FormField } from '#ui/form/use-form.ts';

/** A field that people neither see nor reach; programs fill it and give themselves away. */
export function Honeypot({ field }: { field: FormField<string> }) {
  return (
    <div className="vt-honeypot" aria-hidden="true">
      <label htmlFor={field.id}>{field.label}</label>
      <input
        id={field.id}
        name={field.name}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        value={field.value}
        onChange={(event) => field.change(event.target.value)}
      />
    </div>
  );
}
