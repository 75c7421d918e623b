import type { Icon } from '@tabler/icons-react';
import type { ComponentType } from 'react';

import type { messages } from '#locales/en/admin/screens.ts';

import type { Needed } from '../session/may-use.ts';

/** Of `screens.texts.ts`. */
export type ScreenLabel = keyof typeof messages;

/** A screen of the back office; its code is loaded when it is opened. */
export interface Screen {
  /** Below `/admin/`, as react-router writes it: `orders/:id`. */
  path: string;
  label: ScreenLabel;
  /** Of the menu. */
  icon?: Icon;
  /** Who may open it. */
  access: Needed;
  inMenu?: boolean;
  /** `full` screens, such as the builder, bring their own frame. */
  layout?: 'shell' | 'full';
  load(): Promise<{ Component: ComponentType }>;
}

/** Screens of one kind of work, together in the menu. */
export interface Area {
  id: string;
  label: ScreenLabel;
  screens: readonly Screen[];
}
