/** Names a CSV file of this day, such as `orders-2026-11-27.csv`. The day is UTC's; `name` is plain letters. */
export function nameDatedCsv(setHeader: (name: string, value: string) => void, name: string): void {
  const day = new Date().toISOString().slice(0, 10);
  setHeader('content-disposition', `attachment; filename="${name}-${day}.csv"`);
}
