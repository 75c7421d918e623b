import type { Kysely, Transaction } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import type { LegalPageKind, NewLegalPages, ShopSetup } from '#domain/schemas/shop-setup.schema.ts';
import type { DeliveryReader } from '#modules/delivery/delivery-reader.ts';
import type { MailServer } from '#modules/mail/mail-server.ts';
import { createPageRow } from '#modules/pages/create-page-row.ts';
import { draftPage } from '#modules/pages/draft-page.ts';
import { toDocument } from '#modules/pages/to-document.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';

import { writeLegalPage, type LegalPage } from './write-legal-page.ts';
import {
  hasMainMenu,
  hasProduct,
  insertFooterEntry,
  lockLegalPages,
  selectLegalPages,
} from './shop-setup.queries.ts';

interface ShopSetupDeps {
  db: Kysely<Database>;
  settings: Pick<SettingsReader, 'read'>;
  delivery: Pick<DeliveryReader, 'listLocations' | 'listShippingZones' | 'listPaymentMethods'>;
  mailServer: Pick<MailServer, 'isSending'>;
}

export interface ShopSetupService {
  /** What the shop has of all that it needs before it can sell. */
  read(): Promise<ShopSetup>;
  /**
   * Makes pages of their templates, in the shop's language. One without blanks is published and stands in the
   * footer's menu; one with blanks is a draft until somebody has filled them. A page that is there stays as it is.
   */
  addLegalPages(wanted: NewLegalPages, staffId: number): Promise<ShopSetup>;
}

export function createShopSetup({ db, settings, delivery, mailServer }: ShopSetupDeps): ShopSetupService {
  const read = async (): Promise<ShopSetup> => {
    const [{ common }, zones, locations, methods, mail, product, menu, legal] = await Promise.all([
      settings.read(),
      delivery.listShippingZones(),
      delivery.listLocations(),
      delivery.listPaymentMethods(),
      mailServer.isSending(),
      hasProduct(db),
      hasMainMenu(db),
      selectLegalPages(db),
    ]);
    return {
      product,
      menu,
      delivery: zones.length + locations.length > 0,
      payment: methods.length > 0,
      mail,
      contacts: common.emails.length > 0 && common.phones.length + common.whatsapps.length > 0,
      legal,
    };
  };

  return {
    read,
    async addLegalPages({ kinds, facts }, staffId) {
      const { language } = await settings.read();
      await db.transaction().execute(async (trx) => {
        await lockLegalPages(trx);
        const present = await selectLegalPages(trx);
        for (const kind of new Set(kinds)) {
          if (present.some((page) => page.kind === kind && page.pageId !== null)) continue;
          const page = writeLegalPage(kind, language, facts);
          await insertPage(trx, { kind, page, staffId });
        }
        await notifyChange(trx, ['menus']);
      });
      return read();
    },
  };
}

async function insertPage(
  trx: Transaction<Database>,
  { kind, page, staffId }: { kind: LegalPageKind; page: LegalPage; staffId: number },
): Promise<void> {
  const { title, blanks } = page;
  const content = toContent(page);
  const isPublished = blanks === 0;
  const { id, slug } = await createPageRow(trx, {
    kind: 'page',
    title,
    slug: kind,
    content,
    isPublished,
    staffId,
  });
  if (!isPublished) {
    const document = toDocument({ title, slug, meta: {}, content });
    await draftPage(trx, id, document);
    return;
  }
  await insertFooterEntry(trx, { title, slug });
}

function toContent({ sections }: LegalPage) {
  const plain = { version: 1, enable: true, hidden: false, items: [], styles: {} };
  const all = [
    { ...plain, id: 's1', type: 'breadcrumbs', options: {} },
    { ...plain, id: 's2', type: 'h1', options: {} },
    ...sections.map(({ heading, html }, index) => ({
      ...plain,
      id: `s${index + 3}`,
      type: 'text',
      options: { heading: { title: heading }, content: { html } },
    })),
  ];
  return { sections: Object.fromEntries(all.map((one) => [one.id, one])), order: all.map(({ id }) => id) };
}
