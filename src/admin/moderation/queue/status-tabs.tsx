import { useTexts } from '../../i18n/use-texts.ts';
import { CountedTabs } from '../../ui/counted-tabs.tsx';
import { queueTexts } from './queue.texts.ts';

interface StatusTabsProps {
  statuses: readonly { value: string; label: string }[];
  counts: Record<string, number> | undefined;
  value: string;
  onChange(status: string): void;
}

/** The statuses of a queue, each with how many wait in it. */
export function StatusTabs({ statuses, counts, value, onChange }: StatusTabsProps) {
  const t = useTexts(queueTexts);
  const all = [...statuses, { value: 'all', label: t('all') }];
  return (
    <CountedTabs
      label={t('statuses')}
      tabs={all.map((tab) => ({ ...tab, count: counts?.[tab.value] }))}
      value={value}
      onChange={onChange}
      controls="queue"
    />
  );
}
