import { z } from 'zod';

import { currencySchema } from './delivery.schema.ts';

/** What a figure is: a number of things, an amount, or a share of another figure (`shares`). */
export type FigureKind = 'count' | 'money' | 'percent';

interface ReportShape {
  /** What its rows stand for. */
  row:
    | 'day'
    | 'product'
    | 'catalog'
    | 'channel'
    | 'promotion'
    | 'payment'
    | 'delivery'
    | 'customer'
    | 'search'
    | 'tax';
  /** Its figures, in the order in which they are read. */
  figures: Readonly<Record<string, FigureKind>>;
  /** What its rows are put in order by at first; reports by time have theirs. */
  main: string;
  /** A row for each span of time. */
  isByTime?: boolean;
  /** Figures whose rows do not add up, such as orders by product: one order may have several. */
  apart?: readonly string[];
  /** Of which two figures those in percent are made, in every row and of all rows: the part, and the whole. */
  shares?: Readonly<Record<string, readonly [part: string, whole: string]>>;
  /** It tells of this moment: no period, nothing to compare. */
  isOfNow?: boolean;
}

const ofGoods = {
  pieces: 'count',
  orders: 'count',
  goods: 'money',
  discount: 'money',
  revenue: 'money',
} as const;

const ofProfit = {
  pieces: 'count',
  base: 'money',
  cost: 'money',
  profit: 'money',
  margin: 'percent',
  uncosted: 'money',
} as const;
const shares = { margin: ['profit', 'base'] } as const;

/** Every report by its key. An amount that is made of others is their sum in every row: see `reports.ts`. */
export const reportShapes = {
  sales: {
    row: 'day',
    figures: {
      orders: 'count',
      pieces: 'count',
      goods: 'money',
      discount: 'money',
      delivery: 'money',
      refunded: 'money',
      revenue: 'money',
    },
    main: 'revenue',
    isByTime: true,
  },
  products: { row: 'product', figures: ofGoods, main: 'revenue', apart: ['orders'] },
  catalogs: {
    row: 'catalog',
    figures: ofGoods,
    main: 'revenue',
    apart: ['pieces', 'orders', 'goods', 'discount', 'revenue'],
  },
  profit: { row: 'day', figures: ofProfit, main: 'profit', isByTime: true, shares },
  margins: { row: 'product', figures: ofProfit, main: 'profit', shares },
  channels: {
    row: 'channel',
    figures: { orders: 'count', total: 'money', refunded: 'money', revenue: 'money' },
    main: 'revenue',
  },
  promotions: {
    row: 'promotion',
    figures: { orders: 'count', saved: 'money', revenue: 'money' },
    main: 'saved',
    apart: ['orders', 'revenue'],
  },
  payments: {
    row: 'payment',
    figures: { orders: 'count', total: 'money', refunded: 'money', revenue: 'money' },
    main: 'revenue',
  },
  delivery: {
    row: 'delivery',
    figures: { orders: 'count', delivery: 'money', revenue: 'money' },
    main: 'orders',
  },
  taxes: {
    row: 'tax',
    figures: { base: 'money', tax: 'money', taxRefunded: 'money', taxLeft: 'money' },
    main: 'taxLeft',
  },
  customers: {
    row: 'customer',
    figures: { customers: 'count', orders: 'count', revenue: 'money' },
    main: 'revenue',
  },
  visits: {
    row: 'day',
    figures: { arrivals: 'count', carts: 'count', checkouts: 'count', orders: 'count' },
    main: 'orders',
    isByTime: true,
  },
  searches: {
    row: 'search',
    figures: { searches: 'count', found: 'count' },
    main: 'searches',
    apart: ['found'],
  },
  misses: {
    row: 'search',
    figures: { searches: 'count' },
    main: 'searches',
  },
  stock: {
    row: 'product',
    figures: { variations: 'count', pieces: 'count', value: 'money', cost: 'money' },
    main: 'value',
    isOfNow: true,
  },
} as const satisfies Readonly<Record<string, ReportShape>>;

export type ReportKey = keyof typeof reportShapes;
export const reportKeys = Object.keys(reportShapes) as [ReportKey, ...ReportKey[]];
export type ReportFigure = { [Key in ReportKey]: keyof (typeof reportShapes)[Key]['figures'] }[ReportKey];

/** As it is read by code that knows no report by name. */
export const shapeOf = (key: ReportKey): ReportShape => reportShapes[key];
/** Whether its figures are those of one currency. */
export const hasMoney = (key: ReportKey) => Object.values(shapeOf(key).figures).includes('money');
export const figuresOf = (key: ReportKey) => Object.keys(reportShapes[key].figures) as ReportFigure[];

export const comparisons = ['none', 'previous', 'year'] as const;
export type Comparison = (typeof comparisons)[number];
export const timeSteps = ['day', 'week', 'month'] as const;
export type TimeStep = (typeof timeSteps)[number];

const day = z.iso.date();
/** By figure; amounts are major units, shares percents with one decimal. */
const figuresSchema = z.record(z.string(), z.number());

export const reportSchema = z.object({
  timeZone: z.string(),
  currency: currencySchema,
  /** Others in which orders were placed: each has figures of its own. */
  currencies: z.array(currencySchema),
  /** Days of the shop's calendar, both included. */
  period: z.object({ from: day, to: day }),
  /** What `before` tells of. */
  compared: z.object({ from: day, to: day }).nullable(),
  step: z.enum(timeSteps),
  rows: z.array(
    z.object({
      /** Of the product, catalog or payment method, or the first day; empty for what has none any more. */
      id: z.string(),
      /** A title, or the day once more. */
      title: z.string(),
      figures: figuresSchema,
      /** Null where nothing is compared. */
      before: figuresSchema.nullable(),
    }),
  ),
  /** Of all rows, those on other pages included; without figures that do not add up. */
  total: z.object({ figures: figuresSchema, before: figuresSchema.nullable() }),
  /** Rows of all pages. */
  count: z.int(),
});
export type Report = z.infer<typeof reportSchema>;
export type ReportRow = Report['rows'][number];
