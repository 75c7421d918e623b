import { nameSourcesInStacks } from './name-sources.ts';
import { demoArtDir } from './project-paths.ts';
import { runServer } from './run-server.ts';

nameSourcesInStacks(import.meta.dirname);
await runServer({
  env: process.env,
  seedIfEmpty: async ({ db, config, logger, imageStorage, imageQueue }) => {
    const filled = await db.selectFrom('pages').select('id').limit(1).executeTakeFirst();
    if (filled) return;
    // The demo shop and its art are a third of what there is to load; every start but the first does without.
    const { seedShop } = await import('#demo/seed/seed-shop.ts');
    const { demo, samples, site, demoLanguage: language } = config;
    const seeded = await seedShop({
      db,
      language,
      demo,
      samples,
      site,
      artDir: demoArtDir,
      storage: imageStorage,
      queue: imageQueue,
      now: new Date(),
    });
    if (seeded) logger.info({ demo, site, language }, 'The empty shop was filled');
  },
});
