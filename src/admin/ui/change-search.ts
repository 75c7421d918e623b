/** The address's query with some filters changed: defaults are left out, and the list begins at its first page again. */
export function changeSearch(
  search: string,
  defaults: Readonly<Record<string, string>>,
  changes: Readonly<Record<string, string | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(search);
  if (!('offset' in changes)) next.delete('offset');
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === defaults[name]) next.delete(name);
    else next.set(name, value);
  }
  return next;
}
