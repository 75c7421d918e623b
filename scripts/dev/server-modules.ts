import { realpathSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';

import react from '@vitejs/plugin-react';
import {
  createServer,
  createServerModuleRunner,
  type EnvironmentModuleNode,
  type Plugin,
  type ViteDevServer,
} from 'vite';

import viteConfig from '../../vite.config.ts';
import { projectRoot } from '../vite-builds.ts';
import { devBase, devEntries, listDevScripts } from './dev-entries.ts';
import { viteCacheDir } from './dev-folders.ts';

interface Options {
  /** Whose port the browsers' socket shares. */
  front: Server;
  dataDir: string;
  /** A source of the server was saved, or one that it failed for may have been. */
  onServerChange(): void;
}

export interface ServerModules {
  vite: ViteDevServer;
  /** Loads a module with all that has changed since the last time. */
  load<Module>(path: string): Promise<Module>;
  /** Whether the admin, too, has modules of what has changed since the last call. */
  takeAdminChange(): boolean;
}

/** Vite for both sides: it serves the browsers' modules and loads the server's. */
export async function createServerModules(options: Options): Promise<ServerModules> {
  const stale = new Set<string>();
  let hasFailed = false;
  let adminChange = false;

  /** What the server has made of a file must come first; browsers are told when it has. */
  const followChanges: Plugin = {
    name: 'vitrina:follow-changes',
    hotUpdate({ file, modules, server }) {
      const isServers = isServerModule(server, file);
      if (this.environment.name === 'ssr') {
        for (const module of modules) for (const { id } of withImporters(module)) stale.add(id ?? '');
        if (modules.length > 0 || hasFailed) options.onServerChange();
        return [];
      }
      if (!isServers) return undefined;
      adminChange ||= modules.some((module) => [...withImporters(module)].some(isOfAdmin));
      return [];
    },
  };

  const vite = await createServer({
    ...viteConfig,
    configFile: false,
    envDir: false,
    root: projectRoot,
    base: devBase,
    cacheDir: viteCacheDir,
    mode: 'development',
    appType: 'custom',
    logLevel: 'warn',
    clearScreen: false,
    plugins: [react(), devEntries(), followChanges],
    optimizeDeps: { entries: listDevScripts() },
    server: {
      middlewareMode: true,
      ws: { server: options.front },
      // node_modules may be a link, as in a copy of the tree.
      fs: { allow: [projectRoot, realpathSync(join(projectRoot, 'node_modules'))] },
      watch: {
        ignored: ['data', 'dist', '.cache', 'test-results'].map(below).concat(`${options.dataDir}/**`),
      },
    },
  });
  const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });

  return {
    vite,
    async load<Module>(path: string): Promise<Module> {
      // Of modules that failed nobody knows who has imported them.
      if (hasFailed) runner.clearCache();
      for (const id of stale) {
        const module = runner.evaluatedModules.getModuleById(id);
        if (module) runner.evaluatedModules.invalidateModule(module);
      }
      stale.clear();
      try {
        const module: Module = await runner.import(path);
        hasFailed = false;
        return module;
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    },
    takeAdminChange() {
      const taken = adminChange;
      adminChange = false;
      return taken;
    },
  };
}

function isServerModule({ environments }: ViteDevServer, file: string): boolean {
  return (environments['ssr']?.moduleGraph.getModulesByFile(file)?.size ?? 0) > 0;
}

/** The module and all that would run anew with it. */
function withImporters(
  module: EnvironmentModuleNode,
  found = new Set<EnvironmentModuleNode>(),
): Set<EnvironmentModuleNode> {
  if (found.has(module)) return found;
  found.add(module);
  for (const importer of module.importers) withImporters(importer, found);
  return found;
}

function isOfAdmin({ url }: EnvironmentModuleNode): boolean {
  return url.startsWith('/src/admin/');
}

function below(folder: string): string {
  return join(projectRoot, folder, '**');
}
