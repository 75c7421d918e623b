import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { OrderImportReport, OrderProblem } from '#domain/schemas/imported-order.schema.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import { shopTimeZone } from '#domain/time-zones.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import { openUpload } from '#platform/uploads/open-upload.ts';
import { readTable, type UploadRow } from '#platform/uploads/read-table.ts';
import { refuseUpload } from '#platform/uploads/refuse-upload.ts';

import { selectDigests } from '../write-orders.queries.ts';
import { readOrderColumns, type OrderColumns } from './order-columns.ts';
import {
  digestOf,
  mostLines,
  readNumberOf,
  readOrder,
  type FoundOrder,
  type OrderReading,
} from './read-order.ts';
import { createOrderWriter, sortOut } from './write-orders.ts';

interface ImportDeps {
  db: Kysely<Database>;
  settings: Pick<SettingsReader, 'read'>;
}

interface ImportOptions {
  writes: boolean;
  /** As it is called where it comes from, for the list of imports. */
  fileName: string;
  staffId: number;
}

/** An order of the file, with what tells it from its older self. */
export interface DigestedOrder extends FoundOrder {
  digest: string;
}

/** In one transaction: shoppers are answered between them. */
const ordersAtOnce = 100;
const linesAtOnce = 2000;
/** Characters of the rows of one order. */
const longestOrder = 1_000_000;
const shownProblems = 100;
const shownUnused = 50;

/** Rows of one order that follow each other; `count` and `length` go on where they are too many to be kept. */
interface RowGroup {
  number: string;
  line: number;
  rows: string[][];
  count: number;
  length: number;
}

function addRow(group: RowGroup, cells: string[]): void {
  group.count++;
  for (const cell of cells) group.length += cell.length;
  if (!isTooLarge(group)) group.rows.push(cells);
}

function isTooLarge({ count, length }: RowGroup): boolean {
  return count > mostLines || length > longestOrder;
}

/**
 * Takes orders of a former shop out of a table into the archive: new ones are added, those that the file tells otherwise
 * are changed, the rest stays as it is. Orders are written whole, a hundred in a transaction, so that a file that was cut
 * off is simply sent again. Nothing else of the shop hears of them. Without `writes` it only tells what would be. Throws
 * 413 and 422 with what is wrong with the file; what was read before stays written then.
 */
export async function importOrders(
  { db, settings: reader }: ImportDeps,
  file: AsyncIterable<Uint8Array>,
  { writes, fileName, staffId }: ImportOptions,
): Promise<OrderImportReport> {
  const settings = await reader.read();
  let columns: OrderColumns | null = null;
  let reading = readingOf(settings, 'table', ',');
  const told = createReport(settings.ecommerce.currency);
  const seen = new Set<string>();
  const writer = writes ? createOrderWriter(db, { fileName, staffId }) : null;
  let pending: DigestedOrder[] = [];
  let pendingLines = 0;
  let group: RowGroup | null = null;

  async function flush(): Promise<void> {
    if (pending.length === 0) return;
    const { source } = told.report;
    const counts = writer
      ? await writer(source, pending)
      : sortOut(pending, await selectDigests(db, source, pending));
    told.count(counts);
    pending = [];
    pendingLines = 0;
  }

  async function closeGroup(): Promise<void> {
    if (!group || !columns) return;
    const { line, number, rows, count } = group;
    const { order, problems } = isTooLarge(group)
      ? { order: null, problems: [{ reason: 'tooManyLines', value: String(count) } as const] }
      : readOrder(rows, columns, reading);
    group = null;
    for (const problem of problems) told.tell({ ...problem, line, number });
    const isRepeated = order !== null && seen.has(order.foreignId);
    if (isRepeated) told.tell({ reason: 'repeated', value: number, line, number });
    if (order === null || isRepeated) return told.leaveOut();
    seen.add(order.foreignId);
    pending.push({ ...order, digest: digestOf(order) });
    pendingLines += order.lines.length;
    if (pending.length >= ordersAtOnce || pendingLines >= linesAtOnce) await flush();
  }

  async function take({ line, cells }: UploadRow): Promise<void> {
    if (!columns) return;
    const number = readNumberOf(cells, columns);
    if (group && number !== '' && number === group.number) return addRow(group, cells);
    await closeGroup();
    group = { number, line, rows: [], count: 0, length: 0 };
    addRow(group, cells);
  }

  await readTable(await openUpload(file), {
    async onHead({ header, separator }) {
      columns = readOrderColumns(header);
      if (!columns) throw refuseUpload('imports.errors.noOrders');
      reading = readingOf(settings, columns.source, separator);
      told.describe(columns);
    },
    async onRows(rows) {
      for (const row of rows) await take(row);
    },
  });
  await closeGroup();
  await flush();
  return told.report;
}

/** Programs write numbers with a point; in a table of the owner's semicolons stand where the comma is the decimal mark. */
function readingOf(settings: Settings, source: OrderImportReport['source'], separator: string): OrderReading {
  const { common, ecommerce } = settings;
  const isOwn = source === 'table';
  const writesMonthFirst = !isOwn || common.address.country.toUpperCase() === 'US';
  return {
    currency: ecommerce.currency,
    timeZone: shopTimeZone(common),
    slashes: writesMonthFirst ? 'month first' : 'day first',
    mark: isOwn ? (separator === ';' ? ',' : '.') : 'plain',
  };
}

function createReport(shopCurrency: string) {
  const report: OrderImportReport = {
    source: 'table',
    orders: 0,
    created: 0,
    changed: 0,
    same: 0,
    leftOut: 0,
    problems: [],
    problemCount: 0,
    unused: [],
    assumedCurrency: null,
  };
  return {
    report,
    describe({ source, columns, unused }: OrderColumns): void {
      report.source = source;
      report.unused = unused.slice(0, shownUnused).map((heading) => heading.slice(0, 200));
      report.assumedCurrency = columns.has('currency') ? null : shopCurrency;
    },
    tell({ value, number, ...problem }: OrderProblem): void {
      report.problemCount++;
      if (report.problems.length < shownProblems)
        report.problems.push({ ...problem, number: number.slice(0, 100), value: value.slice(0, 200) });
    },
    leaveOut(): void {
      report.orders++;
      report.leftOut++;
    },
    count({ created, changed, same }: { created: number; changed: number; same: number }): void {
      report.orders += created + changed + same;
      report.created += created;
      report.changed += changed;
      report.same += same;
    },
  };
}
