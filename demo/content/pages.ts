import { about } from './pages/about.ts';
import { contacts } from './pages/contacts.ts';
import { delivery } from './pages/delivery.ts';
import { faqPage } from './pages/faq-page.ts';
import { privacy } from './pages/privacy.ts';
import { returns } from './pages/returns.ts';
import type { DemoPage } from './types.ts';

export const pages: DemoPage[] = [about, delivery, faqPage, contacts, privacy, returns];
