import { IconList, IconRulerMeasure, IconTable, IconTableRow } from '@tabler/icons-react';

import type { SectionIcons } from '../framework/icons.ts';

export const icons: SectionIcons = {
  properties: IconList,
  'properties-1': IconTable,
  'properties-3': IconTableRow,
  'properties-4': IconRulerMeasure,
};
