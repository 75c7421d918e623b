import type { Section } from './schemas/section.schema.ts';

type Switches = Pick<Section, 'enable' | 'hidden'>;

/** False: the section is the shop's secret, on pages and in the public API alike. */
export function isVisibleSection({ enable, hidden }: Switches): boolean {
  return enable && !hidden;
}

/** What visitors may see of a page, in its order. */
export function visibleSections<Given extends Switches>(sections: readonly Given[]): Given[] {
  return sections.filter(isVisibleSection);
}
