import { builderScreens } from '../builder/builder.screens.ts';
import { catalogScreens } from '../catalog/catalog.screens.ts';
import { contentScreens } from '../content/content.screens.ts';
import { dashboardScreens } from '../dashboard/dashboard.screens.ts';
import { mediaScreens } from '../media/media.screens.ts';
import { moderationScreens } from '../moderation/moderation.screens.ts';
import { salesScreens } from '../sales/sales.screens.ts';
import { settingsScreens } from '../settings/settings.screens.ts';
import { setupScreens } from '../setup/setup.screens.ts';
import { staffScreens } from '../staff/staff.screens.ts';
import type { Area } from './screen.ts';

/** The whole back office in the order of its menu. */
export const areas: readonly Area[] = [
  {
    id: 'site',
    label: { en: 'Site', ru: 'Сайт' },
    screens: [...dashboardScreens, ...builderScreens],
  },
  { id: 'sales', label: { en: 'Sales', ru: 'Продажи' }, screens: salesScreens },
  { id: 'catalog', label: { en: 'Catalog', ru: 'Каталог' }, screens: catalogScreens },
  {
    id: 'content',
    label: { en: 'Content', ru: 'Содержание' },
    screens: [...contentScreens, ...mediaScreens],
  },
  { id: 'moderation', label: { en: 'Moderation', ru: 'Модерация' }, screens: moderationScreens },
  {
    id: 'settings',
    label: { en: 'Settings', ru: 'Настройки' },
    screens: [...settingsScreens, ...setupScreens],
  },
  { id: 'staff', label: { en: 'Staff', ru: 'Сотрудники' }, screens: staffScreens },
];
