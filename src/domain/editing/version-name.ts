import { isDocumentKey, type DocumentKey } from './document-key.ts';

/** One published version of a document. */
export interface VersionName {
  key: DocumentKey;
  version: number;
}

/** `page:12@3`, as it stands in addresses. */
export function printVersionName({ key, version }: VersionName): string {
  return `${key}@${version}`;
}

/** Null for a text that names no version. */
export function parseVersionName(text: string): VersionName | null {
  const [key = '', number = '', ...more] = text.split('@');
  if (more.length > 0 || !isDocumentKey(key) || !/^[1-9]\d{0,8}$/.test(number)) return null;
  return { key, version: Number(number) };
}
