import type { Action, FrameMessage } from '#live/messages.schema.ts';
import { connectParent, type ActionResult, type ParentConnection } from '#live/connect-parent.ts';
import { placedDefinitions } from '#sections/sections.ts';
import { sectionViews } from '#sections/section-views.ts';

import { isEditablePath, samplePageAt } from '#domain/editable-paths.ts';
import { previewParameters } from '#domain/schemas/preview.schema.ts';

import { startElements } from '../client/start-elements.ts';
import { Canvas } from './canvas/canvas.ts';
import { editorLanguage, editorWords } from './editor-words.ts';
import { editPageDataId, type EditPageData } from './edit-page-data.ts';
import { EditedPage } from './edited-page.ts';
import { focusSection, scrollToSection } from './focus-section.ts';
import { showVersion } from './show-version.ts';
import '#live/rich-text/others-carets.css';
import './edit.css';
import './section-hint.css';

/** The script of the builder's frame, in the place of the shop's own (requirements 673-694). */
function start(): void {
  const main = document.getElementById('main');
  const json = document.getElementById(editPageDataId)?.textContent;
  if (!main || !json) return;
  const data = JSON.parse(json) as EditPageData;
  const report = (text: string, detail: unknown) => console.error(text, detail);
  if (data.isReadOnly) {
    showVersion(data, report);
    startElements(document);
    return;
  }
  // Assigned below, when everything that the first message may ask of is there.
  let connection: ParentConnection | null = null;
  const post = (message: FrameMessage) => connection?.post(message);
  const editor = editorWords(editorLanguage(new URLSearchParams(location.search)) ?? data.settings.language);
  const page = new EditedPage({
    data,
    editor,
    main,
    definitions: placedDefinitions,
    views: sectionViews,
    onNeeded: (requestId, sections) => post({ type: 'data.needed', requestId, sections }),
    typing: () => canvas.text,
    report,
  });

  function notifyDrawn(seq: number): void {
    const sectionIds = page.takeDrawn();
    post({ type: 'rendered', seq, sectionIds });
    canvas.update(sectionIds);
  }

  function perform(action: Action): ActionResult {
    switch (action.action) {
      case 'menus.set':
        return page.setMenu(action.payload);
      case 'data.provide':
        return page.provide(action.payload);
      case 'route.change':
        if (!isEditablePath(action.payload.path))
          return { ok: false, error: 'This page cannot be shown here' };
        changeRoute(action.payload.path, action.payload.token);
        return { ok: true };
      case 'section.focus':
      case 'section.scroll': {
        const element = page.renderer.elementOf(action.payload.id);
        if (!element) return { ok: false, error: 'There is no such section' };
        if (action.action === 'section.focus') focusSection(element);
        else scrollToSection(element);
        return { ok: true };
      }
      case 'section.select':
        canvas.show(action.payload.id, action.payload);
        return { ok: true };
      case 'canvas.enter':
        canvas.enter();
        return { ok: true };
      case 'canvas.scale':
        canvas.setScale(action.payload.scale);
        return { ok: true };
      case 'people.show':
        canvas.showPeople(action.payload.people);
        return { ok: true };
      default:
        return page.perform(action);
    }
  }

  const canvas = new Canvas({
    page,
    main,
    language: editor.language,
    definitions: placedDefinitions,
    post,
    propose(intent, source) {
      page.editHere(intent);
      post({ type: 'edit.proposed', intent, source });
      notifyDrawn(0);
    },
  });

  connection = connectParent({
    window,
    origin: data.adminOrigin || location.origin,
    describe: () => ({ route: routeOf(location), sections: [...page.order] }),
    onConnected() {
      const { pageId, context } = data;
      const ready = { route: routeOf(location), pageId, kind: context.kind, sections: [...page.order] };
      post({ type: 'ready', ...ready });
      page.repeatRequests();
    },
    onAction(action, seq) {
      const result = perform(action);
      notifyDrawn(seq);
      return result;
    },
    report,
  });
  startElements(document);
}

/** By its path, a sample by its state too. */
function routeOf({ pathname, search }: Location): string {
  return samplePageAt(pathname, search)?.path ?? pathname;
}

/** Another page of the shop, still as it is edited. */
function changeRoute(path: string, renewed: string | undefined): void {
  const target = new URL(path, location.origin);
  const token = renewed ?? new URLSearchParams(location.search).get(previewParameters.edit) ?? '';
  target.searchParams.set(previewParameters.edit, token);
  const layer = new URLSearchParams(location.search).get(previewParameters.layer);
  if (layer !== null) target.searchParams.set(previewParameters.layer, layer);
  const language = editorLanguage(new URLSearchParams(location.search));
  if (language) target.searchParams.set(previewParameters.language, language);
  location.assign(target);
}

start();
