/** What of a TrueType file is needed to build a fallback face and to know which letters it draws. */
export interface SfntFont {
  unitsPerEm: number;
  ascent: number;
  /** Positive, below the baseline. */
  descent: number;
  /** Glyph id by code point. */
  glyphs: Map<number, number>;
  /** Advance width in units by glyph id. */
  advances: number[];
}

/** Reads head, hhea, hmtx and cmap (formats 4 and 12) of an uncompressed font (OpenType 1.9.1). */
export function readSfnt(font: Buffer): SfntFont {
  const tables = readTables(font);
  const table = (tag: string) => {
    const found = tables.get(tag);
    if (!found) throw new Error(`The font has no ${tag} table`);
    return found;
  };
  const head = table('head');
  const hhea = table('hhea');
  return {
    unitsPerEm: head.readUInt16BE(18),
    ascent: hhea.readInt16BE(4),
    descent: -hhea.readInt16BE(6),
    glyphs: readCmap(table('cmap')),
    advances: readAdvances(table('hmtx'), hhea.readUInt16BE(34)),
  };
}

/** The font with an empty `name` table: browsers show no name, but some refuse a font without the table. */
export function blankNames(font: Buffer): Buffer {
  const blank = Buffer.from(font);
  const names = readTables(blank).get('name');
  names?.fill(0);
  // Version 0, no records, no strings (OpenType 1.9.1, `name`).
  names?.writeUInt16BE(6, 4);
  return blank;
}

function readTables(font: Buffer): Map<string, Buffer> {
  const tables = new Map<string, Buffer>();
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const record = 12 + index * 16;
    const offset = font.readUInt32BE(record + 8);
    const length = font.readUInt32BE(record + 12);
    tables.set(font.toString('latin1', record, record + 4), font.subarray(offset, offset + length));
  }
  return tables;
}

function readAdvances(hmtx: Buffer, count: number): number[] {
  return Array.from({ length: count }, (_, index) => hmtx.readUInt16BE(index * 4));
}

function readCmap(cmap: Buffer): Map<number, number> {
  const glyphs = new Map<number, number>();
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const subtable = cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4));
    const format = subtable.readUInt16BE(0);
    if (format === 4) readSegments(subtable, glyphs);
    if (format === 12) readGroups(subtable, glyphs);
  }
  return glyphs;
}

function readSegments(table: Buffer, glyphs: Map<number, number>): void {
  const size = table.readUInt16BE(6);
  for (let at = 0; at < size; at += 2) {
    const end = table.readUInt16BE(14 + at);
    const start = table.readUInt16BE(16 + size + at);
    const delta = table.readUInt16BE(16 + size * 2 + at);
    const rangeAt = 16 + size * 3 + at;
    const range = table.readUInt16BE(rangeAt);
    for (let code = start; code <= end && code !== 0xffff; code++) {
      const listed = range === 0 ? code : table.readUInt16BE(rangeAt + range + (code - start) * 2);
      const glyph = listed === 0 ? 0 : (listed + delta) & 0xffff;
      if (glyph) glyphs.set(code, glyph);
    }
  }
}

function readGroups(table: Buffer, glyphs: Map<number, number>): void {
  for (let index = 0; index < table.readUInt32BE(12); index++) {
    const at = 16 + index * 12;
    const start = table.readUInt32BE(at);
    for (let code = start; code <= table.readUInt32BE(at + 4); code++) {
      glyphs.set(code, table.readUInt32BE(at + 8) + code - start);
    }
  }
}
