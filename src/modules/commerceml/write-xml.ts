import { element } from '#platform/xml/xml.ts';

/** An element with others in it; nothing where they are nothing. */
export function holder(name: string, ...parts: readonly string[]): string {
  const body = parts.join('');
  return body === '' ? '' : `<${name}>${body}</${name}>`;
}

/** `ЗначенияРеквизитов`: what the standard has no element for, by name; empty values are left out. */
export function writeRequisites(values: readonly (readonly [name: string, value: string])[]): string {
  const rows = values.map(([name, value]) =>
    value === ''
      ? ''
      : holder('ЗначениеРеквизита', element('Наименование', name), element('Значение', value)),
  );
  return holder('ЗначенияРеквизитов', ...rows);
}

/** An amount of minor units as the standard has it: `1234.50`. */
export function writeAmount(minor: number): string {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
