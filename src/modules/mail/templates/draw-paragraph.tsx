import { Link } from '@react-email/link';
import { Fragment, type ReactNode } from 'react';

/** A paragraph with its line breaks, in which the given addresses are links. */
export function drawParagraph(text: string, links: readonly string[], color: string): ReactNode {
  const lines = text.split('\n');
  if (lines.length === 1) return drawLine(text, links, color);
  return lines.map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {drawLine(line, links, color)}
    </Fragment>
  ));
}

function drawLine(line: string, links: readonly string[], color: string): ReactNode {
  // The longest first: one may begin another.
  const [link] = links.filter((one) => line.includes(one)).toSorted((a, b) => b.length - a.length);
  if (link === undefined) return line;
  return line.split(link).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <Link href={link} style={{ color, textDecoration: 'underline' }}>
          {link}
        </Link>
      )}
      {drawLine(part, links, color)}
    </Fragment>
  ));
}
