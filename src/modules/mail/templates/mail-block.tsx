import { Button } from '@react-email/button';
import { Heading } from '@react-email/heading';
import { Link } from '@react-email/link';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { Fragment, type CSSProperties } from 'react';

import type { MailBrand } from '../mail-brand.ts';
import type { MailBlock, MailFact } from '../mail-document.ts';
import { drawParagraph } from './draw-paragraph.tsx';
import { MailItems, MailSums } from './mail-items.tsx';

interface BlockProps {
  block: MailBlock;
  brand: MailBrand;
  /** Addresses that paragraphs show as links. */
  links: readonly string[];
}

/** Two beside each other where there is room: mail programs know no media queries. */
const factStyle: CSSProperties = {
  display: 'inline-block',
  width: 258,
  maxWidth: '100%',
  paddingInlineEnd: 8,
  boxSizing: 'border-box',
  verticalAlign: 'top',
};

export function MailBlockView({ block, brand, links }: BlockProps) {
  const { colors } = brand;
  const paragraph: CSSProperties = {
    margin: '0 0 16px',
    fontSize: 16,
    lineHeight: '25px',
    color: colors.text,
  };
  switch (block.kind) {
    case 'title':
      return (
        <Heading
          as="h1"
          style={{
            margin: '0 0 12px',
            fontSize: 25,
            lineHeight: '32px',
            fontWeight: 700,
            color: colors.text,
          }}
        >
          {block.text}
        </Heading>
      );
    case 'text':
      return <Text style={paragraph}>{drawParagraph(block.text, links, colors.link)}</Text>;
    case 'note':
      return (
        <Text style={{ ...paragraph, fontSize: 14, lineHeight: '21px', color: colors.muted }}>
          {drawParagraph(block.text, links, colors.muted)}
        </Text>
      );
    case 'button':
      return (
        <Section style={{ margin: '8px 0 24px' }}>
          <Button
            href={block.href}
            style={{
              backgroundColor: colors.button,
              color: colors.buttonText,
              borderRadius: 8,
              padding: '13px 26px',
              fontSize: 16,
              fontWeight: 600,
              textDecoration: 'none',
            }}
          >
            {block.label}
          </Button>
        </Section>
      );
    case 'link':
      return (
        <Text style={{ ...paragraph, fontSize: 14, lineHeight: '21px', color: colors.muted }}>
          <Link href={block.href} style={{ color: colors.muted, textDecoration: 'underline' }}>
            {block.label}
          </Link>
        </Text>
      );
    case 'quote':
      return (
        <Section style={{ margin: '0 0 16px', borderInlineStart: `3px solid ${colors.border}` }}>
          <Text style={{ ...paragraph, margin: 0, padding: '2px 16px', whiteSpace: 'pre-wrap' }}>
            {block.text}
          </Text>
        </Section>
      );
    case 'facts':
      return <Facts title={block.title} rows={block.rows} brand={brand} />;
    case 'items':
      return <MailItems lines={block.lines} brand={brand} />;
    case 'sums':
      return <MailSums rows={block.rows} total={block.total} brand={brand} />;
  }
}

function Facts({ title, rows, brand }: { title: string | undefined; rows: MailFact[]; brand: MailBrand }) {
  const { colors } = brand;
  return (
    <Section style={{ margin: '0 0 16px' }}>
      {title && (
        <Heading
          as="h2"
          style={{ margin: '8px 0 4px', fontSize: 17, lineHeight: '24px', color: colors.text }}
        >
          {title}
        </Heading>
      )}
      {rows.map((fact) => (
        <div key={fact.label} style={factStyle}>
          <Text style={{ margin: '0 0 10px', fontSize: 15, lineHeight: '22px', color: colors.text }}>
            <span style={{ color: colors.muted, fontSize: 13 }}>{fact.label}</span>
            <br />
            <FactValue fact={fact} color={colors.link} />
          </Text>
        </div>
      ))}
    </Section>
  );
}

function FactValue({ fact: { value, href }, color }: { fact: MailFact; color: string }) {
  if (href)
    return (
      <Link href={href} style={{ color, textDecoration: 'underline' }}>
        {value}
      </Link>
    );
  return value.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {/* A phone number runs from left to right in every language. */}
      <bdi>{line}</bdi>
    </Fragment>
  ));
}
