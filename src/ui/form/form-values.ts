/** What a form holds: a plain tree of fields, nested forms and arrays of forms. */
export interface FormValues {
  [name: string]: FormValue;
}
export type FieldValue = string | number | boolean | null;
export type FormValue = FieldValue | FormValues | FormValue[];

/** The way to a field: `name`, `address.zone`, `receivers.0.phone`. */
export type FieldPath<Values> = {
  [Name in keyof Values & string]: Values[Name] extends readonly (infer Item)[]
    ? `${Name}.${number}.${FieldPath<Item>}`
    : Values[Name] extends FieldValue
      ? Name
      : `${Name}.${FieldPath<Values[Name]>}`;
}[keyof Values & string];

/** The value at a path; undefined where the tree has no such place. */
export function readValue(values: FormValue, path: string): FormValue | undefined {
  let place: FormValue | undefined = values;
  for (const step of path.split('.')) {
    if (typeof place !== 'object' || place === null || !Object.hasOwn(place, step)) return undefined;
    place = (place as FormValues)[step];
  }
  return place;
}

/** The same tree with another value at a path; a path that leads nowhere changes nothing. */
export function writeValue<Values extends FormValue>(values: Values, path: string, value: FormValue): Values {
  if (readValue(values, path) === undefined) return values;
  return writeStep(values, path.split('.'), value) as Values;
}

function writeStep(place: FormValue, [step, ...rest]: string[], value: FormValue): FormValue {
  if (step === undefined) return value;
  if (Array.isArray(place)) {
    return place.map((item, index) => (String(index) === step ? writeStep(item, rest, value) : item));
  }
  const values = place as FormValues;
  return { ...values, [step]: writeStep(values[step] ?? null, rest, value) };
}

/** How a field is called in a form that is sent without script: `receivers[0][phone]`. */
export function nameOfPath(path: string): string {
  const [first = '', ...rest] = path.split('.');
  return first + rest.map((step) => `[${step}]`).join('');
}

/** The path of a field of a plain form: `receivers[0][phone]` is `receivers.0.phone`. */
export function pathOfName(name: string): string {
  return name.replaceAll(']', '').replaceAll('[', '.');
}
