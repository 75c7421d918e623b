import { defineConfig } from 'vite';

/**
 * One client build with several entries (visitors' boot script, islands, custom elements, admin) and
 * one server build; `scripts/build.ts` runs both. Hashed assets of earlier builds are kept on disk so
 * that a page opened before a deploy still finds its chunks (requirement 744).
 */
export default defineConfig({
  css: { transformer: 'lightningcss' },
  build: { cssMinify: 'lightningcss' },
});
