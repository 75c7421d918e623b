import { builderScreens } from '../builder/builder.screens.ts';
import { catalogScreens } from '../catalog/catalog.screens.ts';
import { contentScreens } from '../content/content.screens.ts';
import { dashboardScreens } from '../dashboard/dashboard.screens.ts';
import { integrationsScreens } from '../integrations/integrations.screens.ts';
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
    label: 'area.site',
    screens: [...dashboardScreens, ...builderScreens],
  },
  { id: 'sales', label: 'area.sales', screens: salesScreens },
  { id: 'catalog', label: 'area.catalog', screens: catalogScreens },
  {
    id: 'content',
    label: 'area.content',
    screens: [...contentScreens, ...mediaScreens],
  },
  { id: 'moderation', label: 'area.moderation', screens: moderationScreens },
  {
    id: 'settings',
    label: 'area.settings',
    screens: [...settingsScreens, ...integrationsScreens, ...setupScreens],
  },
  { id: 'staff', label: 'area.staff', screens: staffScreens },
];
