import type { ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';

import { announcementAt } from '#domain/announcement.ts';
import type { DocumentKey } from '#domain/editing/document-key.ts';
import type { EditableDocument } from '#domain/editing/documents.schema.ts';
import { isSecureOrigin } from '#http/cookies.ts';
import { safeHeaders } from '#http/safe-headers.ts';
import { languages, type Language } from '#locales/languages.ts';
import type { ShopServices } from '#modules/modules.ts';
import type { PreparedSection } from '#sections/framework/render-section.tsx';
import { partsOf } from '#sections/framework/shared-section.ts';
import { sectionStyles } from '#sections/framework/section-styles.ts';
import { createSamples } from '#sections/samples/fill-section.ts';
import { sectionDefinitions } from '#sections/sections.ts';
import { joinSheets } from '#ui/sheets.ts';

import type { RenderedPage } from '../cache/page-entry.ts';
import { createSectionContext } from '../create-section-context.ts';
import { editPagePolicy, hashOf } from '../document/content-security-policy.ts';
import { HeadMeta } from '../document/head.tsx';
import { hiddenJson } from '../document/escaped-json.ts';
import { baseStyles, shopTheme } from '../document/page-styles.ts';
import { adviceTexts } from '../edit/advice.texts.ts';
import { drawSection } from '../edit/draw-section.tsx';
import { editPageDataId, styleIds, type EditPageData } from '../edit/edit-page-data.ts';
import { editorWords } from '../edit/editor-words.ts';
import { Layout } from '../layout/layout.tsx';
import type { PageModel } from '../page-model.ts';
import { preloads, shopAttributes, type Shell } from '../render-page.tsx';

interface EditPageOptions {
  services: Pick<ShopServices, 'editing'>;
  /** A version that is looked at: nothing can be edited. */
  isReadOnly: boolean;
  /** The site is shown as of another moment than now. */
  isOfMoment: boolean;
  /** Of who edits; null: the shop's. */
  editorLanguage: Language | null;
  reportBroken(section: PreparedSection, error: unknown): void;
}

/**
 * The page for the builder's frame: the same markup and styles as a visitor gets, with what the frame needs
 * to draw them anew, and with none of the shop's scripts, the owner's own code and trackers.
 */
export async function renderEditPage(
  page: PageModel,
  shell: Shell,
  { services, isReadOnly, isOfMoment, editorLanguage, reportBroken }: EditPageOptions,
): Promise<RenderedPage> {
  const { settings, menus, menuPictures, assets, views, origin, now, year, pricesIncludeTax } = shell;
  const language = editorLanguage ?? settings.language;
  const images = new Map([...shell.images, ...page.images]);
  const context = createSectionContext({
    settings,
    page: page.context,
    images,
    origin,
    editing: true,
    editor: editorWords(language),
    // A version is shown as it is.
    samples: isReadOnly ? undefined : createSamples(sectionDefinitions),
  });
  const announced = announcementAt(settings, now).lines;
  const layout = (part: 'header' | 'footer' | 'overlays') =>
    renderToString(
      <Layout
        part={part}
        context={context}
        menus={menus}
        menuPictures={menuPictures}
        announced={announced}
        year={year}
        pricesIncludeTax={pricesIncludeTax}
      />,
    );
  const sections = page.sections.map((section, index) =>
    renderToString(drawSection(section, { views, context, index, reportBroken })),
  );
  const main = page.main ? renderToString(drawMain(page.main.render(context), page, language)) : '';
  const styled = page.sections.flatMap((section) => [section, ...partsOf(section)]);
  const types = new Set(styled.map(({ type }) => type));
  const sheets = [...types].flatMap((type) => views.get(type)?.sheets ?? []);
  const styles = [
    { id: styleIds.theme, css: shopTheme(settings, assets.fonts, true) },
    { id: styleIds.sections, css: baseStyles + joinSheets([page.main?.css ?? [], sheets].flat(), settings) },
    {
      id: styleIds.scoped,
      css: styled.map(sectionStyles).join('') + settings.seo.customStyle.replaceAll('</', '<\\/'),
    },
  ];
  const { pageId = null } = page;
  const documents = await readDocuments(services.editing, pageId, Object.keys(menus));
  const data: EditPageData = {
    adminOrigin: shell.adminOrigin,
    isReadOnly,
    origin,
    pageId,
    ...documents,
    context: page.context,
    sections: page.sections,
    images: [...images.values()],
    settings,
    menus,
    moment: isOfMoment ? now.toISOString() : null,
    year,
    pricesIncludeTax,
  };
  const head = renderToStaticMarkup(
    <HeadMeta
      head={{ ...page.head, robots: 'noindex' }}
      context={context}
      favicon={null}
      sharedImage={null}
    />,
  );
  return {
    status: page.status,
    html: [
      `<!doctype html><html lang="${context.language}" dir="${languages[context.language].dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${head}${preloads(settings, assets)}`,
      ...styles.map(({ id, css }) => `<style id="${id}">${css}</style>`),
      ...assets.edit.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
      `<script type="module" src="${assets.edit.script}"></script></head>`,
      `<body data-layout="${page.context.layout}" data-vt-editing${shopAttributes(shell)}>`,
      `<div data-vt-part="header">${layout('header')}</div>`,
      `<main id="main" class="vt-main" tabindex="-1">${main}${sections.join('')}</main>`,
      `<div data-vt-part="footer">${layout('footer')}</div><div data-vt-part="overlays">${layout('overlays')}</div>`,
      hiddenJson(editPageDataId, data),
      '</body></html>',
    ],
    tags: [],
    cacheable: false,
    headers: {
      'Content-Security-Policy': editPagePolicy({
        styleHashes: styles.map(({ css }) => hashOf(css)),
        adminOrigin: shell.adminOrigin,
        pictureOrigin: shell.pictureOrigin,
      }),
      ...safeHeaders({ isSecure: isSecureOrigin(shell.origin) }),
    },
  };
}

/** What is a sample says so, and takes neither pointer nor keyboard. */
function drawMain(main: ReactElement, { isSample = false }: PageModel, language: Language): ReactElement {
  if (!isSample) return main;
  return (
    <>
      <p className="vt-sample-page" role="note" lang={language} dir={languages[language].dir}>
        {adviceTexts[language].samplePage}
      </p>
      <div inert>{main}</div>
    </>
  );
}

/** The drafts that make the page, with what the frame needs to know older ones by. */
async function readDocuments(
  editing: ShopServices['editing'],
  pageId: number | null,
  menuNames: readonly string[],
): Promise<Pick<EditPageData, 'documents' | 'revisions'>> {
  const revisions: EditPageData['revisions'] = {};
  const read = async <Kind extends EditableDocument['kind']>(key: DocumentKey, kind: Kind) => {
    const { document, revision } = await editing.readDraft(key);
    revisions[key] = revision;
    if (!isKind(document, kind)) throw new Error(`The draft of ${key} is no ${kind}`);
    return document;
  };
  const [page, settings, ...menus] = await Promise.all([
    pageId === null ? null : read(`page:${pageId}`, 'page'),
    read('settings', 'settings'),
    ...menuNames.map((name) => read(`menu:${name}`, 'menu')),
  ]);
  const named = menuNames.flatMap((name, index) => {
    const menu = menus[index];
    return menu ? [[name, menu] as const] : [];
  });
  return { documents: { page, settings, menus: Object.fromEntries(named) }, revisions };
}

function isKind<Kind extends EditableDocument['kind']>(
  document: EditableDocument,
  kind: Kind,
): document is Extract<EditableDocument, { kind: Kind }> {
  return document.kind === kind;
}
