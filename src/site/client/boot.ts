import { rememberCampaign } from './campaign.ts';
import { startLayout } from './layout.ts';
import { watchErrors } from './error-reports.ts';
import { startPrefetch } from './prefetch.ts';
import { startShop } from './shop.ts';
import { startConsent } from './consent.ts';
import { watchLeaving } from './load-chunk.ts';
import { startLoadingBar } from './loading-bar.ts';
import { startMoreFonts } from './more-fonts.ts';
import { startElements } from './start-elements.ts';
import { startIslands } from './start-islands.ts';

/** The one script that every page runs (decision 4): tier 1 itself, tiers 2 and 3 on demand. */
watchErrors();
watchLeaving();
startLayout();
startShop();
startElements(document);
startIslands(document);
startPrefetch();
startLoadingBar();
startMoreFonts();
startConsent();
rememberCampaign();
document.addEventListener('vt:content', ({ target }) => {
  if (!(target instanceof Element)) return;
  startElements(target);
  startIslands(target);
});
