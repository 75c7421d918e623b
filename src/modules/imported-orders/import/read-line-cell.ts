const partPattern = /(?:^|\|)(name|product_id|sku|quantity|total|sub_total|tax|refunded|meta)\s*:/g;

/** `name:Formal shoe|product_id:13|sku:A12|quantity:1|total:8.00|tax:1.44`: its parts as they stand there. */
export function readLineCell(cell: string): { name: string; sku: string; quantity: string; total: string } {
  const parts = new Map<string, string>();
  const found = [...cell.matchAll(partPattern)];
  for (const [index, match] of found.entries()) {
    const [whole, name = ''] = match;
    const text = cell.slice(match.index + whole.length, found[index + 1]?.index);
    // What plugins of the former shop have added stands behind the parts that are known.
    if (!parts.has(name)) parts.set(name, name === 'name' ? text : (text.split('|')[0] ?? ''));
  }
  const part = (name: string) => (parts.get(name) ?? '').trim();
  return { name: part('name'), sku: part('sku'), quantity: part('quantity'), total: part('total') };
}
