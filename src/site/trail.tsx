import breadcrumbsCss from '#sections/breadcrumbs/breadcrumbs.css?inline';
import { breadcrumbsSection } from '#sections/breadcrumbs/breadcrumbs.section.ts';
import { Breadcrumbs } from '#sections/breadcrumbs/breadcrumbs.tsx';
import type { SectionContext } from '#sections/framework/section-context.ts';

export const trailCss = breadcrumbsCss;

const options = breadcrumbsSection.options.parse({});

/** The page's breadcrumbs where the layout, not a section of the owner's, places them. */
export function Trail({ context }: { context: SectionContext }) {
  return <Breadcrumbs id="trail" index={0} eager options={options} items={[]} data={{}} context={context} />;
}
