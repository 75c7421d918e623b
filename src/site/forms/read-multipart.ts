import { AppError } from '#domain/errors.ts';

/** What a form with files has sent. */
export interface SentForm {
  fields: URLSearchParams;
  /** Files that were chosen, in their order. */
  files: Buffer[];
}

/** Parts of one form; ours have ten at most. */
const mostParts = 40;

/** Reads a body of `multipart/form-data`, whose length is bounded already; throws 400 for what is none. */
export async function readMultipart(bytes: Buffer, contentType: string): Promise<SentForm> {
  const boundary = /boundary="?([^";]{1,70})"?/i.exec(contentType)?.[1];
  if (boundary === undefined || countParts(bytes, boundary) > mostParts) throw unreadable();
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => null);
  if (!form) throw unreadable();
  const fields = new URLSearchParams();
  const files: Buffer[] = [];
  for (const [name, value] of form) {
    if (typeof value === 'string') fields.append(name, value);
    else if (value.size > 0) files.push(Buffer.from(await value.arrayBuffer()));
  }
  return { fields, files };
}

function countParts(bytes: Buffer, boundary: string): number {
  let count = 0;
  for (let at = bytes.indexOf(boundary); at !== -1 && count <= mostParts; count++) {
    at = bytes.indexOf(boundary, at + boundary.length);
  }
  return count;
}

const unreadable = () => new AppError('bad_request', 'api.badRequest');
