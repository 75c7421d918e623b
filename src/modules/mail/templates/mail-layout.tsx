import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { Fragment, type ReactNode } from 'react';

import { phoneHref } from '#domain/link-target.ts';
import { languages } from '#locales/languages.ts';

import type { MailBrand } from '../mail-brand.ts';
import type { MailDocument } from '../mail-document.ts';
import { MailBlockView } from './mail-block.tsx';

/**
 * A mail on the shop's paper: its name above, its contacts below. Styles are inline and layout is tables,
 * because that is what all mail programs understand.
 */
export function MailLayout({ document, brand }: { document: MailDocument; brand: MailBrand }) {
  const { colors, font, language } = brand;
  return (
    <Html lang={language} dir={languages[language].dir}>
      <Head>
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light" />
        <meta name="supported-color-schemes" content="light" />
        <title>{document.subject}</title>
      </Head>
      <Body style={{ margin: 0, padding: 0, backgroundColor: colors.ground, fontFamily: font }}>
        <Preview>{document.preview}</Preview>
        <Container style={{ maxWidth: 600, width: '100%', margin: '0 auto', padding: '24px 12px' }}>
          <Section style={{ padding: '8px 20px 20px' }}>
            <Link
              href={brand.origin}
              style={{ color: colors.text, fontSize: 22, fontWeight: 700, textDecoration: 'none' }}
            >
              {brand.name}
            </Link>
          </Section>
          <Section
            style={{
              backgroundColor: colors.paper,
              border: `1px solid ${colors.border}`,
              borderRadius: 12,
              padding: '28px 20px 20px',
            }}
          >
            {document.blocks.map((block, index) => (
              <MailBlockView key={index} block={block} brand={brand} links={document.links ?? []} />
            ))}
          </Section>
          <Footer brand={brand} />
        </Container>
      </Body>
    </Html>
  );
}

function Footer({ brand }: { brand: MailBrand }) {
  const { name, phones, emails, address, colors } = brand;
  const style = { color: colors.muted, textDecoration: 'none' };
  const contacts: { key: string; node: ReactNode }[] = [
    ...phones.map((phone) => ({
      key: phone,
      node: (
        <Link href={phoneHref(phone) ?? undefined} style={style}>
          <bdi>{phone}</bdi>
        </Link>
      ),
    })),
    ...emails.map((email) => ({
      key: email,
      node: (
        <Link href={`mailto:${encodeURI(email)}`} style={style}>
          {email}
        </Link>
      ),
    })),
  ];
  return (
    <Section style={{ padding: '20px 20px 8px' }}>
      <Text style={{ margin: 0, fontSize: 13, lineHeight: '20px', color: colors.muted }}>
        <strong>{name}</strong>
        {address.length > 0 && (
          <>
            <br />
            <bdi>{address.join(', ')}</bdi>
          </>
        )}
        {contacts.map(({ key, node }, index) => (
          <Fragment key={key}>
            {index === 0 ? <br /> : ' · '}
            {node}
          </Fragment>
        ))}
      </Text>
    </Section>
  );
}
