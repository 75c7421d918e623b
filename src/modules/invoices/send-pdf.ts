import type { PdfFile } from './invoice-files.ts';

export const pdfType = 'application/pdf';

/** A document as the answer of a download, under its name. */
export async function* sendPdf(
  file: Promise<PdfFile>,
  setHeader: (name: string, value: string) => void,
): AsyncGenerator<Buffer> {
  const { name, bytes } = await file;
  setHeader('content-disposition', `attachment; filename="${name}"`);
  yield bytes;
}
