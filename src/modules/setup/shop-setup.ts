import { sql, type Kysely, type Transaction } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import {
  legalPageKinds,
  type LegalPageKind,
  type NewLegalPages,
  type ShopSetup,
} from '#domain/schemas/shop-setup.schema.ts';
import type { DeliveryReader } from '#modules/delivery/delivery-reader.ts';
import type { MailServer } from '#modules/mail/mail-server.ts';
import { createPageRow } from '#modules/pages/create-page-row.ts';
import { toDocument } from '#modules/pages/to-document.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';

import { writeLegalPage, type LegalPage } from './legal-templates.ts';

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
    const [{ common }, zones, locations, methods, mail, product, legal] = await Promise.all([
      settings.read(),
      delivery.listShippingZones(),
      delivery.listLocations(),
      delivery.listPaymentMethods(),
      mailServer.isSending(),
      hasProduct(db),
      selectLegalPages(db),
    ]);
    return {
      product,
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
        // Two who press at once make each page once.
        await sql`select pg_advisory_xact_lock(hashtext('vitrina.legal-pages'))`.execute(trx);
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
    await trx
      .insertInto('drafts')
      .values({ key: `page:${id}`, page_id: id, document: JSON.stringify(document) })
      .execute();
    return;
  }
  await sql`
    insert into menu_entries (menu_id, position, title, target)
    select m.id, coalesce((select max(position) + 1 from menu_entries where menu_id = m.id and parent_id is null), 0),
      ${title}, ${JSON.stringify({ type: 'page', url: slug })}::jsonb
    from menus m where m.name = 'footer'`.execute(trx);
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

/** As they are edited: a blank that is filled but not published yet is no blank any more. */
async function selectLegalPages(db: Kysely<Database>): Promise<ShopSetup['legal']> {
  const { rows } = await sql<ShopSetup['legal'][number]>`
    select wanted.kind, p.id as "pageId", coalesce(p.title, '') as title,
      coalesce(p.enabled and p.published_version is not null, false) as "isPublished",
      case when p.id is null then 0
        else regexp_count(coalesce(d.document, v.content)::text, '\\[\\[') end as blanks
    from unnest(${[...legalPageKinds]}::text[]) with ordinality as wanted (kind, position)
      left join pages p on p.kind = 'page' and p.slug = wanted.kind
      left join drafts d on d.page_id = p.id
      left join page_versions v on v.page_id = p.id and v.version = p.published_version
    order by position`.execute(db);
  return rows;
}

/** Something for sale. */
async function hasProduct(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql`
    select from variations v join products p on p.id = v.product_id
    where p.enabled and v.full_price > 0 limit 1`.execute(db);
  return rows.length > 0;
}
