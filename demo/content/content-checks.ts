export function listKeys(list: { key: string }[]): string[] {
  return list.map(({ key }) => key);
}

export function findRepeated(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
