import { seedShop } from '#demo/seed/seed-shop.ts';

import { demoArtDir } from './project-paths.ts';
import { runServer } from './run-server.ts';

await runServer({
  env: process.env,
  seedIfEmpty: async ({ db, config, logger, imageStorage, imageQueue }) => {
    const { demo, demoLanguage: language } = config;
    const seeded = await seedShop({
      db,
      language,
      demo,
      artDir: demoArtDir,
      storage: imageStorage,
      queue: imageQueue,
      now: new Date(),
    });
    if (seeded) logger.info({ demo, language }, 'The empty shop was filled');
  },
});
