import { Badge, ScrollArea, Tabs } from '@mantine/core';

import { orderStateCodes } from '#domain/order-states.ts';
import type { OrderList } from '#domain/schemas/manage-orders.schema.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { useFormat } from '../../ui/use-format.ts';
import { stateTexts } from '../states.texts.ts';
import { ordersTexts } from './orders.texts.ts';
import { openStates } from './use-order-filters.ts';

interface StateTabsProps {
  counts: OrderList['counts'] | undefined;
  value: string;
  onChange(state: string): void;
  /** The id of what the tabs filter. */
  controls: string;
}

/** Orders of one state, what is to be done, or all, each with how many there are. */
export function StateTabs({ counts, value, onChange, controls }: StateTabsProps) {
  const t = useTexts(ordersTexts);
  const nameOf = useTexts(stateTexts);
  const { formatNumber } = useFormat();
  const sum = (states: readonly (typeof orderStateCodes)[number][]) =>
    counts && states.reduce((total, state) => total + counts[state], 0);
  const tabs = [
    { value: '', label: t('all'), count: sum(orderStateCodes) },
    { value: 'open', label: t('open'), count: sum(openStates) },
    ...orderStateCodes.map((state) => ({ value: state, label: nameOf(state), count: counts?.[state] })),
  ];
  return (
    <ScrollArea type="auto" scrollbarSize={6} offsetScrollbars="x">
      <Tabs
        value={value === '' ? 'all' : value}
        onChange={(next) => onChange(next === 'all' ? '' : (next ?? ''))}
      >
        <Tabs.List aria-label={t('states')} style={{ flexWrap: 'nowrap' }}>
          {tabs.map((tab) => (
            <Tabs.Tab
              key={tab.value}
              value={tab.value === '' ? 'all' : tab.value}
              style={{ flex: 'none' }}
              aria-controls={controls}
              rightSection={
                tab.count !== undefined && (
                  <Badge
                    style={{ flex: 'none' }}
                    size="sm"
                    variant="light"
                    color="gray"
                    c="gray.8"
                    bg="gray.2"
                  >
                    {formatNumber(tab.count)}
                  </Badge>
                )
              }
            >
              {tab.label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
    </ScrollArea>
  );
}
