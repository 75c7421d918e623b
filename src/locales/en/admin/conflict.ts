export const messages = {
  title: 'Somebody else saved this meanwhile',
  text: 'While you were editing, it was changed. Save yours over it, or load theirs and lose your changes.',
  overwrite: 'Save mine over it',
  loadTheirs: 'Load theirs',
} as const;
