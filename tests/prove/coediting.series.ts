import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

import { createDatabase } from '#db/database.ts';
import { startPostgres } from '#db/embedded/start-postgres.ts';
import { createPool } from '#db/pool.ts';
import type { DocumentKey } from '#domain/editing/document-key.ts';
import { makeStaff } from '#tests/support/accounts.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';

import { startShop, startShops, type RunningShop } from '../../bench/start-shop.ts';
import { editTogether } from '../faults/edit-together.ts';
import { openEditor, type Editor } from '../faults/editor.ts';
import { pageOfEditors } from '../faults/own-work.ts';
import { expectNone, quantile, type Series } from './series.ts';

const editorCount = 20;
/** Twenty people who write all the time, their pauses included. */
const everyMs = 400;
/** What a balancer takes to see that an instance is gone. */
const noticedAfterMs = 1500;
export const series: Series = {
  about:
    '20 editors on one page and two instances, so many edits each, each instance killed once: all end alike, 0 lost',
  count: 1000,
  async run({ count, folder, say }) {
    const server = await startPostgres({ dataDir: join(folder, 'database'), maxConnections: 100 });
    const db = createDatabase(createPool({ connectionString: server.url }));
    const settings = {
      DATABASE_URL: server.url,
      SECRET_KEY: 'the key of two instances that people edit by',
      DEMO: '0',
    };
    const placeOf = (index: number) => [join(folder, `shop-${index}`), settings] as const;
    const shops = await startShops([placeOf(0), placeOf(1)]);
    const balancer = balance(shops);
    const editors: Editor[] = [];
    const delay = monitorEventLoopDelay();
    try {
      const pageId = await createContentFixture(db).makePage({ sections: pageOfEditors(editorCount) });
      const key: DocumentKey = `page:${pageId}`;
      for (let index = 0; index < editorCount; index++) {
        const { token } = await makeStaff(db, 'admin');
        editors.push(await openEditor({ key, token, origin: () => balancer.originFor(index) }));
      }
      const total = editorCount * count;
      const kills: Promise<void>[] = [];
      const killAt = [Math.floor(total / 3), Math.floor((total * 2) / 3)];
      const appends = () => editors.flatMap(({ appendMs }) => appendMs);
      const unanswered = () => editors.reduce((sum, editor) => sum + editor.unanswered(), 0);
      delay.enable();
      const proof = await editTogether({
        editors,
        edits: count,
        everyMs,
        seed: 17,
        onEdit(done) {
          const turn = killAt.indexOf(done);
          if (turn >= 0) kills.push(balancer.killAndRestart(turn, () => startShop(...placeOf(turn))));
          if (done % 2000 === 0) say({ edits: done, unanswered: unanswered(), appends: appends().length });
        },
      });
      delay.disable();
      await Promise.all(kills);
      const { receivedMs } = proof;
      // Times are told and not asserted: editors, instances and database share one machine.
      const figures = {
        edits: total,
        revisions: proof.revision,
        kills: kills.length,
        unanswered: unanswered(),
        asked: proof.asked,
        receivedP50Ms: quantile(receivedMs, 0.5),
        receivedP95Ms: quantile(receivedMs, 0.95),
        receivedMaxMs: quantile(receivedMs, 1),
        appendP50Ms: quantile(appends(), 0.5),
        appendP95Ms: quantile(appends(), 0.95),
        // How long the editors themselves, all in one process, made each other wait.
        editorsLoopP95Ms: Math.round(delay.percentile(95) / 1e6),
      };
      say(figures);
      expectNone('Refused or collided', proof.unexpected);
      expectNone('Lost', proof.lost);
      expectNone('Not as the server has it', proof.diverged);
      return { ...figures, lost: 0 };
    } finally {
      for (const editor of editors) editor.close();
      await db.destroy();
      await balancer.stop();
      await server.stop();
    }
  },
};

/** Leads each editor to an instance of theirs, and to the other while that is known to be gone. */
function balance(shops: readonly RunningShop[]) {
  const places = shops.map((shop) => ({ shop, isUp: true }));
  return {
    originFor(index: number): string {
      const own = places[index % places.length];
      const used = own?.isUp ? own : places.find(({ isUp }) => isUp);
      if (!used) throw new Error('No instance is up');
      return used.shop.origin;
    },
    async killAndRestart(turn: number, start: () => Promise<RunningShop>): Promise<void> {
      const place = places[turn];
      if (!place) return;
      await place.shop.kill();
      await sleep(noticedAfterMs);
      place.isUp = false;
      place.shop = await start();
      place.isUp = true;
    },
    async stop() {
      await Promise.all(places.map(({ shop }) => shop.stop()));
    },
  };
}
