export const messages = {
  all: 'All',
  statuses: 'By status',
  undo: 'Undo',
  older: 'Show older ones',
  selected: '{count, plural, one {# selected} other {# selected}}',
  select: 'Select {name}',
  selectAll: 'Select all that are shown',
  progress: '{done} of {count}…',
  keys: 'Keys on what has the focus: {keys}, ↑ and ↓ for the next one, Space to select.',
  key: '{key} – {label}',
  many: '{label}: {count}',
  list: 'What waits here',
} as const;
