import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';

import { findLinks } from '#domain/letters/find-links.ts';
import type { Mentionable } from '#domain/schemas/section-comment.schema.ts';

import { findMentions } from './mentions.ts';

/** What somebody wrote, as text; whom it mentions stands out, and addresses of the web can be followed. */
export function CommentText({ text, mentions }: { text: string; mentions: readonly Mentionable[] }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const mark of findMarks(text, mentions)) {
    if (mark.start < end) continue;
    parts.push(text.slice(end, mark.start));
    const said = text.slice(mark.start, mark.end);
    parts.push(
      mark.isLink ? (
        <Anchor
          key={mark.start}
          href={said}
          target="_blank"
          rel="noreferrer noopener"
          underline="always"
          inherit
        >
          {said}
        </Anchor>
      ) : (
        <b key={mark.start} className="vt-comments__mention">
          {said}
        </b>
      ),
    );
    end = mark.end;
  }
  parts.push(text.slice(end));
  return (
    <Text size="sm" className="vt-comments__text" dir="auto">
      {parts}
    </Text>
  );
}

function findMarks(text: string, mentions: readonly Mentionable[]) {
  const marks = findMentions(text, mentions).map(({ start, end }) => ({ start, end, isLink: false }));
  for (const link of findLinks(text)) {
    for (let start = text.indexOf(link); start >= 0; start = text.indexOf(link, start + link.length))
      marks.push({ start, end: start + link.length, isLink: true });
  }
  return marks.toSorted((one, other) => one.start - other.start || other.end - one.end);
}
