import { CountedTabs } from '../ui/counted-tabs.tsx';

interface StateTabsProps<State extends string> {
  /** What the tabs are, for those who cannot see them. */
  label: string;
  names: { all: string; open?: string; of(state: NoInfer<State>): string };
  states: readonly State[];
  /** Those in which something is to be done, where they have a tab of their own. */
  open?: readonly State[];
  counts: Readonly<Partial<Record<State, number>>> | undefined;
  /** A state, `open`, or empty for all. */
  value: string;
  onChange(value: string): void;
  /** The id of what the tabs filter. */
  controls: string;
}

/** What is of one state or kind, what is to be done, or all, each with how many there are. */
export function StateTabs<State extends string>(props: StateTabsProps<State>) {
  const { label, names, states, open, counts, value, onChange, controls } = props;
  const sum = (of: readonly State[]) =>
    counts && of.reduce((total, state) => total + (counts[state] ?? 0), 0);
  return (
    <CountedTabs
      label={label}
      tabs={[
        { value: 'all', label: names.all, count: sum(states) },
        ...(open && names.open !== undefined ? [{ value: 'open', label: names.open, count: sum(open) }] : []),
        ...states.map((state) => ({ value: state, label: names.of(state), count: counts?.[state] })),
      ]}
      value={value === '' ? 'all' : value}
      onChange={(next) => onChange(next === 'all' ? '' : next)}
      controls={controls}
    />
  );
}
