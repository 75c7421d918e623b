import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';

import { parseRssFeed } from 'feedsmith';
import { ErrorLevel, XMLToSitemapIndexStream, XMLToSitemapItemStream } from 'sitemap';
import { validateXML } from 'xmllint-wasm';

const sitemapPackage = dirname(createRequire(import.meta.url).resolve('sitemap/package.json'));
const sitemapSchema = readFileSync(join(sitemapPackage, 'schema/sitemap.xsd'), 'utf8');

/** Google's extension of sitemaps, developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps. */
const imageSchema = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" elementFormDefault="qualified"
    targetNamespace="http://www.google.com/schemas/sitemap-image/1.1">
  <xs:element name="image"><xs:complexType><xs:sequence>
    <xs:element name="loc" type="xs:anyURI"/>
  </xs:sequence></xs:complexType></xs:element>
</xs:schema>`;

const schemas = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xs:import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="sitemap.xsd"/>
  <xs:import namespace="http://www.google.com/schemas/sitemap-image/1.1" schemaLocation="sitemap-image.xsd"/>
</xs:schema>`;

/** What libxml2 finds wrong with a sitemap by the protocol's own schema, and a strict reader of sitemaps after it. */
export async function checkSitemap(xml: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: { fileName: 'sitemap.xml', contents: xml },
    schema: { fileName: 'all.xsd', contents: schemas },
    preload: [
      { fileName: 'sitemap.xsd', contents: sitemapSchema },
      { fileName: 'sitemap-image.xsd', contents: imageSchema },
    ],
  });
  return [
    ...errors.map(({ message }) => message),
    ...(await readStrictly(xml, new XMLToSitemapItemStream({ level: ErrorLevel.THROW, logger: false }))),
  ];
}

/** Likewise of an index of sitemaps. */
export async function checkSitemapIndex(xml: string): Promise<string[]> {
  return [
    ...(await checkWellFormed(xml)),
    ...(await readStrictly(xml, new XMLToSitemapIndexStream({ level: ErrorLevel.THROW, logger: false }))),
  ];
}

/** What libxml2 finds wrong with any XML. */
export async function checkWellFormed(xml: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: { fileName: 'feed.xml', contents: xml },
    normalization: 'format',
  });
  return errors.map(({ message }) => message);
}

/** What a reader of feeds makes of RSS: it leaves out what it does not understand. */
export async function readRss(xml: string) {
  const { title, description, link, language, items = [] } = parseRssFeed(xml);
  return {
    title,
    description,
    link,
    language,
    items: items.map(({ title: headline, link: address, guid, pubDate, media }) => ({
      title: headline,
      link: address,
      guid: guid?.value,
      isDated: !Number.isNaN(Date.parse(String(pubDate))),
      pictures: media?.contents?.map(({ url }) => url) ?? [],
    })),
  };
}

async function readStrictly(xml: string, reader: NodeJS.ReadWriteStream): Promise<string[]> {
  const items: unknown[] = [];
  try {
    for await (const item of Readable.from([xml]).pipe(reader)) items.push(item);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
  return items.length > 0 ? [] : ['nothing could be read'];
}
