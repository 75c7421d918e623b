import '@mantine/charts/styles.css';

import { BarChart } from '@mantine/charts';

interface SalesChartProps {
  data: readonly { day: string; value: number }[];
  /** What a bar stands for. */
  label: string;
  formatDay(day: string): string;
  formatValue(value: number): string;
}

/** A bar a day. For the eye alone: the same numbers stand in a table beside it. */
export default function SalesChart({ data, label, formatDay, formatValue }: SalesChartProps) {
  return (
    <BarChart
      h={260}
      data={data.map(({ day, value }) => ({ day: formatDay(day), value }))}
      dataKey="day"
      series={[{ name: 'value', label, color: 'ink.6' }]}
      valueFormatter={formatValue}
      tickLine="none"
      gridAxis="x"
      maxBarWidth={28}
      barProps={{ radius: [3, 3, 0, 0], isAnimationActive: false }}
      barChartProps={{ accessibilityLayer: false }}
      xAxisProps={{ minTickGap: 24, interval: 'equidistantPreserveStart' }}
      yAxisProps={{ width: 72 }}
    />
  );
}
