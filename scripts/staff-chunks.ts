import { relative } from 'node:path';

import type { Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;
type Group = Rolldown.CodeSplittingGroup;

/** A screen rarely comes alone: what so many of them need is one file, though some then load a little too much. */
const manyScreens = 30;
/** Bytes of source; fewer than that of a package's parts go along with those that are used most like them. */
const smallPiece = 10_000;

/** Files of the back office, those first that everything after them needs. */
const shared = ['start', 'sign-in', 'links', 'shell', 'screens'] as const;
/** What the shop's own page needs as well while it is edited, which has no use for the rest of such a file. */
const ofEditedPage = (name: string) => `${name}-edit`;

/**
 * Which modules of the staff's scripts stand in one file. By itself the bundler makes a file for each set of screens
 * that share something: an order's screen asked for 115 of them, a list for 79, and a browser brings six at a time
 * over HTTP/1.1. Modules that only one screen needs stay with it.
 */
export function listStaffChunks(root: string): Group[] {
  const names = new Map<string, string | null>();
  const nameOf = (id: string, context: Context) => {
    const known = names.get(id);
    if (known !== undefined) return known;
    const name = isOfParts(id) ? null : nameChunk(listParts(id, context, root));
    names.set(id, name);
    return name;
  };
  const groups = shared.flatMap((name) => [ofEditedPage(name), name]);
  return [
    ...groups.map((group): Group => ({
      name: (id, context) => (nameOf(id, context) === group ? group : null),
      debugName: group,
    })),
    // What a screen really needs of them only the bundler knows.
    {
      name: 'parts',
      test: isOfParts,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: smallPiece,
    },
  ];
}

/** Packages of parts, components and icons, each behind one index that imports all of them. */
const isOfParts = (id: string) => /\/node_modules\/@(?:mantine|floating-ui|tabler)\//.test(id);

/** Entries and lazy parts, by path, that cannot do without a module; none for one that is such a part itself. */
function listParts(id: string, context: Context, root: string): Set<string> {
  const parts = new Set<string>();
  const seen = new Set([id]);
  for (const one of seen) {
    const info = context.getModuleInfo(one);
    if (!info) continue;
    if (info.isEntry || info.dynamicImporters.length > 0) {
      if (one === id) return new Set();
      parts.add(relative(root, one));
    }
    for (const importer of info.importers) seen.add(importer);
  }
  return parts;
}

function nameChunk(parts: ReadonlySet<string>): string | null {
  const name = nameShared(parts);
  return name !== null && parts.has('src/site/edit/main.tsx') ? ofEditedPage(name) : name;
}

function nameShared(parts: ReadonlySet<string>): (typeof shared)[number] | null {
  const has = (part: string) => parts.has(`src/admin/${part}`);
  if (has('main.tsx')) return 'start';
  if (has('session/sign-in-screen.tsx')) return 'sign-in';
  if (has('session/link-screens.tsx')) return 'links';
  if (has('shell/signed-in.tsx')) return 'shell';
  return parts.size >= manyScreens ? 'screens' : null;
}
