import { Column } from '@react-email/column';
import { Img } from '@react-email/img';
import { Row } from '@react-email/row';
import { Section } from '@react-email/section';

import type { MailBrand } from '../mail-brand.ts';
import type { MailLine } from '../mail-document.ts';

/** Displayed; the picture has twice as many pixels. */
const pictureSize = 64;

export function MailItems({ lines, brand: { colors } }: { lines: MailLine[]; brand: MailBrand }) {
  const muted = { fontSize: 14, lineHeight: '20px', color: colors.muted };
  return (
    <Section style={{ margin: '4px 0 0' }}>
      {lines.map((line, index) => (
        <Row key={index} style={{ borderTop: `1px solid ${colors.border}` }}>
          <Column style={{ width: pictureSize + 14, padding: '12px 0', verticalAlign: 'top' }}>
            {line.image ? (
              <Img
                src={line.image}
                alt=""
                width={pictureSize}
                height={pictureSize}
                style={{ borderRadius: 6, objectFit: 'cover' }}
              />
            ) : (
              <div
                style={{
                  width: pictureSize,
                  height: pictureSize,
                  borderRadius: 6,
                  backgroundColor: colors.ground,
                }}
              />
            )}
          </Column>
          <Column style={{ padding: '12px 0', verticalAlign: 'top' }}>
            <div style={{ fontSize: 15, lineHeight: '21px', fontWeight: 600, color: colors.text }}>
              <bdi>{line.title}</bdi>
            </div>
            {line.options && (
              <div style={muted}>
                <bdi>{line.options}</bdi>
              </div>
            )}
            <div style={muted}>{line.quantity}</div>
          </Column>
          {/* A column keeps them apart, since mail programs know no logical padding. */}
          <Column style={{ padding: '0 6px' }} />
          <Column style={{ padding: '12px 0', textAlign: 'end', verticalAlign: 'top', whiteSpace: 'nowrap' }}>
            <div style={{ fontSize: 15, lineHeight: '21px', fontWeight: 600, color: colors.text }}>
              <bdi>{line.price}</bdi>
            </div>
            {line.fullPrice && (
              <s style={muted}>
                <bdi>{line.fullPrice}</bdi>
              </s>
            )}
          </Column>
        </Row>
      ))}
    </Section>
  );
}

interface SumsProps {
  rows: { label: string; value: string }[];
  total: { label: string; value: string };
  brand: MailBrand;
}

export function MailSums({ rows, total, brand: { colors } }: SumsProps) {
  const plain = { fontSize: 15, lineHeight: '26px', fontWeight: 400, color: colors.text };
  const strong = { fontSize: 18, lineHeight: '34px', fontWeight: 700, color: colors.text };
  return (
    <Section style={{ margin: '0 0 20px', padding: '12px 0 0', borderTop: `1px solid ${colors.border}` }}>
      {[...rows, total].map((row) => {
        const style = row === total ? strong : plain;
        return (
          <Row key={row.label}>
            <Column style={style}>{row.label}</Column>
            <Column style={{ ...style, textAlign: 'end', whiteSpace: 'nowrap' }}>
              <bdi>{row.value}</bdi>
            </Column>
          </Row>
        );
      })}
    </Section>
  );
}
