/** What somebody is typing, kept by the tab over a reload and the way back. Never for secrets. */
export function readKept<Values extends object>(name: string): Partial<Values> {
  try {
    const text = sessionStorage.getItem(`vitrina.typed.${name}`);
    const kept: unknown = text === null ? null : JSON.parse(text);
    return typeof kept === 'object' && kept !== null ? (kept as Partial<Values>) : {};
  } catch {
    return {};
  }
}

export function keepValues(name: string, values: object): void {
  try {
    sessionStorage.setItem(`vitrina.typed.${name}`, JSON.stringify(values));
  } catch {
    // A browser that keeps nothing loses it with the page.
  }
}

export function forgetKept(name: string): void {
  try {
    sessionStorage.removeItem(`vitrina.typed.${name}`);
  } catch {
    // Nothing was kept.
  }
}
