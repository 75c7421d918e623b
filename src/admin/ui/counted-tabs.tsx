import { Badge, ScrollArea, Tabs } from '@mantine/core';

import { useFormat } from './use-format.ts';

interface CountedTabsProps {
  /** What the tabs are, for those who cannot see them. */
  label: string;
  /** `count` is undefined as long as it is not known. */
  tabs: readonly { value: string; label: string; count: number | undefined }[];
  value: string;
  onChange(value: string): void;
  /** The id of what the tabs filter. */
  controls: string;
}

/** Parts of a list, each with how many there are; on a small screen they are scrolled sideways. */
export function CountedTabs({ label, tabs, value, onChange, controls }: CountedTabsProps) {
  const { formatNumber } = useFormat();
  return (
    <ScrollArea type="auto" scrollbarSize={6} offsetScrollbars="x">
      <Tabs value={value} onChange={(next) => next !== null && onChange(next)}>
        <Tabs.List aria-label={label} style={{ flexWrap: 'nowrap' }}>
          {tabs.map((tab) => (
            <Tabs.Tab
              key={tab.value}
              value={tab.value}
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
