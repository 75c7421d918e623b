import { setTimeout as sleep } from 'node:timers/promises';

import type { ProductImport } from '../src/domain/schemas/product-import.schema.ts';

/** Products in the form of Shopify's export, two variations each; `raise` is added to their prices. */
export function writeProducts(from: number, to: number, raise = 0): string {
  const lines = [
    'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Compare At Price',
  ];
  for (let at = from; at < to; at++) {
    const text = `"<p>Thing ${at}, made of <b>oak</b> and wool, ${'well made. '.repeat(20)}</p>"`;
    const first = `thing-${at},Thing ${at},${text},Maker ${at % 50},Goods ${at % 40},"tag ${at % 30}, all",true`;
    lines.push(`${first},Size,S,T${at}-S,${200 + (at % 50)},${at % 90},${10 + raise + (at % 500)}.50,`);
    lines.push(
      `thing-${at},,,,,,,Size,L,T${at}-L,${300 + (at % 50)},${at % 40},${12 + raise + (at % 500)}.50,${600 + raise}.00`,
    );
  }
  return lines.join('\n');
}

/** Sends a file and waits until it is checked. */
export async function beginImport(
  origin: string,
  headers: Record<string, string>,
  file: string,
): Promise<ProductImport> {
  const response = await fetch(`${origin}/api/admin/product-imports?name=products.csv`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'text/csv' },
    body: file,
  });
  if (!response.ok) throw new Error(`The file was refused: ${await response.text()}`);
  return until(origin, (await response.json()) as ProductImport, headers, 'checked');
}

/** Begins to write what was checked. */
export async function runImport(
  origin: string,
  { id }: ProductImport,
  headers: Record<string, string>,
): Promise<void> {
  const response = await fetch(`${origin}/api/admin/product-imports/${id}/run`, { method: 'POST', headers });
  if (!response.ok) throw new Error(`The import was refused: ${await response.text()}`);
}

/** Waits until all is written, which it begins where nobody has. */
export async function finishImport(
  origin: string,
  begun: ProductImport,
  headers: Record<string, string>,
): Promise<ProductImport> {
  if (begun.state === 'checked') await runImport(origin, begun, headers);
  return until(origin, begun, headers, 'done');
}

async function until(
  origin: string,
  begun: ProductImport,
  headers: Record<string, string>,
  state: ProductImport['state'],
): Promise<ProductImport> {
  for (let now = begun; ; now = await readImport(origin, begun.id, headers)) {
    if (now.state === state) return now;
    if (now.state === 'failed') throw new Error(`The import failed: ${now.failure}`);
    await sleep(200);
  }
}

export async function readImport(
  origin: string,
  id: number,
  headers: Record<string, string>,
): Promise<ProductImport> {
  const response = await fetch(`${origin}/api/admin/product-imports/${id}`, { headers });
  if (!response.ok) throw new Error(`The import is not told: ${response.status}`);
  return (await response.json()) as ProductImport;
}
