import type { KnipConfig } from 'knip';

/**
 * `npm run check` asks twice: what nothing uses at all, and with `--production` what tests alone use, for a test
 * would hide it for ever. There, what its own file uses may be exported for a test.
 */
const isProduction = process.argv.includes('--production');

const config: KnipConfig = {
  entry: [
    'src/server/main.ts!',
    'src/server/cli/*.ts!',
    'src/site/client/boot.ts!',
    'src/admin/main.tsx!',
    'src/site/edit/main.tsx!',
    'src/platform/pdf/draw-sheet.worker.ts!',
    'src/modules/product-import/import-products.worker.ts!',
    'scripts/*.ts!',
    'scripts/dev/{start-shop,replace-stand-ins,make-missing.worker}.ts!',
    'demo/art/render-worker.ts!',
    'bench/raw-server.ts',
    'tests/**/*.ts',
    'src/db/embedded/*.fixture.ts',
    'src/{platform/processes,modules/product-import}/*.fixture.ts',

    'vitest*.config.ts',
  ],
  project: [
    'src/**/*.{ts,tsx}!',
    'demo/**/*.ts!',
    'scripts/**/*.ts!',
    'bench/**/*.ts',
    'tests/**/*.{ts,tsx}',
    '!**/*.{test,fixture}.{ts,tsx}!',
    '!demo/content/content-checks.ts!',
  ],
  ignoreExportsUsedInFile: isProduction,
  ignore: ['tests/validators/api-client/**'],
  ignoreDependencies: ['@fontsource.*', 'dejavu-fonts-ttf', 'lightningcss', 'schema-dts'],
  ignoreBinaries: ['getent', 'losetup', 'mount', 'umount'],
};

export default config;
