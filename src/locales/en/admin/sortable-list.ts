export const messages = {
  move: 'Move {name}. Arrow keys move it up and down.',
  moved: '{name}: place {place} of {count}',
} as const;
