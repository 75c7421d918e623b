import { Code, type CodeProps } from '@mantine/core';

interface ProgramOutputProps extends Pick<CodeProps, 'fz'> {
  text: string;
  /** Where the words may be of any language, as a mail server's. */
  dir?: 'ltr' | 'auto';
}

/** What a program said, or is to be told, word by word in its own lines; nothing where there is nothing. */
export function ProgramOutput({ text, dir = 'ltr', fz }: ProgramOutputProps) {
  if (text === '') return null;
  return (
    <Code block fz={fz} mt={4} dir={dir} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {text}
    </Code>
  );
}
