import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface ReadPdf {
  /** The text of each page, spaces as single ones; where letters of two fonts meet there may be one, or none. */
  pages: string[];
  title: unknown;
  /** Of the document, e.g. `en-US`. */
  lang: unknown;
  /** Whether it can be read aloud in its order. */
  isTagged: boolean;
}

/** What a reader of PDF files finds in one. */
export async function readPdf(file: Buffer): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(file), verbosity: 0 });
  const pdf = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replace(/\s+/g, ' '),
    );
  }
  const { info } = await pdf.getMetadata();
  const known = info as Record<string, unknown>;
  const isTagged = (await (await pdf.getPage(1)).getStructTree())?.children.length > 0;
  await task.destroy();
  return { pages, title: known['Title'], lang: known['Language'], isTagged };
}
