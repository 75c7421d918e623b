import { type Language } from '#locales/languages.ts';
import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';

import type { Translator } from '#domain/i18n/translate.ts';
import { breakpoints } from '#domain/screen.ts';
import '#ui/dialog.css';

import { loadChunk } from '../client/load-chunk.ts';
import { loadTranslator } from '../client/load-translator.ts';
import { readShopContext } from '../client/shop-context.ts';
import { modalStore } from './modal-store.ts';
import { modals, type ModalProps } from './modals.ts';

let isMounted = false;

/** Makes the root that all modals are drawn in; later calls do nothing. */
export function mountModals(): void {
  const place = document.querySelector('[data-vt-modals]');
  if (isMounted || !place) return;
  isMounted = true;
  createRoot(place, { identifierPrefix: 'modal' }).render(<ModalHost />);
}

interface LoadedModal {
  type: string;
  Component: ComponentType<ModalProps>;
  t: Translator;
}

function ModalHost() {
  const { type, details, isClosing } = useSyncExternalStore(modalStore.subscribe, modalStore.get);
  const [loaded, setLoaded] = useState<LoadedModal | null>(null);
  const shop = readShopContext();
  useBackButton(type !== null && !isClosing);

  useEffect(() => {
    if (type === null) return;
    let isWanted = true;
    const load = async () => {
      const modal = await loadModal(type, shop.language);
      if (isWanted && modal) setLoaded(modal);
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [type, shop.language]);

  if (type === null || loaded?.type !== type) return null;
  const { Component, t } = loaded;
  return <Component details={details} isClosing={isClosing} close={modalStore.close} t={t} shop={shop} />;
}

async function loadModal(type: string, language: Language): Promise<LoadedModal | null> {
  const load = modals[type];
  if (!load) {
    modalStore.close();
    return null;
  }
  const [Component, t] = await Promise.all([loadChunk(load), loadTranslator(language)]);
  return { type, Component, t };
}

/** On phones "back" closes what is open before it leaves the page (requirement 506). */
function useBackButton(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen || innerWidth >= breakpoints.tablet) return;
    history.pushState({ ...history.state, vtModal: true }, '');
    addEventListener('popstate', modalStore.close);
    document.addEventListener('click', leaveByLink);
    return () => {
      document.removeEventListener('click', leaveByLink);
      removeEventListener('popstate', modalStore.close);
      if (history.state?.vtModal) history.back();
    };
  }, [isOpen]);
}

/** A link of a dialog takes the place of the dialog's entry, so that "back" leads to the page once. */
function leaveByLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.closest('dialog') || link.target !== '' || event.defaultPrevented) return;
  event.preventDefault();
  location.replace(link.href);
}
