/** Fields that say something: an empty text is as good as none. */
export function withoutEmpty(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => Boolean(value)));
}
