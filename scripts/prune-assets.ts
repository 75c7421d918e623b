import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const keepMs = 7 * 24 * 3600 * 1000;

interface Build {
  /** Milliseconds; what a build makes it writes anew, so older files are of earlier ones. */
  begunAt: number;
  now: number;
}

/**
 * Removes the files of earlier builds a week after the build that left them out: until then pages that were open
 * at a deploy load their chunks (requirement 744). When that was stands in `listFile`, for a file's own time tells
 * when it was made, which may be long ago.
 */
export function pruneAssets(folder: string, listFile: string, { begunAt, now }: Build): void {
  if (!existsSync(folder)) return;
  const known = readLeftAssets(listFile);
  const left: Record<string, number> = {};
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    if (isOfBuild(path, begunAt)) continue;
    const name = relative(folder, path);
    const leftOutAt = known[name] ?? now;
    if (now - leftOutAt > keepMs) rmSync(path);
    else left[name] = leftOutAt;
  }
  writeFileSync(listFile, JSON.stringify(left));
}

/** A compressed twin goes with its file, whenever it was made. */
function isOfBuild(path: string, begunAt: number): boolean {
  const file = path.replace(/\.(?:br|gz)$/, '');
  return statSync(existsSync(file) ? file : path).mtimeMs >= begunAt;
}

/** When each file was left out. Empty before the first time, and when the file is no such list: then the week begins anew. */
export function readLeftAssets(file: string): Record<string, number> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>;
  } catch {
    return {};
  }
}
