import { randomBytes } from 'node:crypto';

import { readDsn } from '#domain/error-reports/read-dsn.ts';
import { hasForeignTracker } from '#domain/foreign-trackers.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import { configuredTrackers, loadsOwnCode, trackerOrigins } from '#domain/trackers.ts';

import type { OwnCodePolicy } from './content-security-policy.ts';
import { readCustomCode, withNonce } from './custom-code.ts';
import { hiddenJson } from './escaped-json.ts';

/** What the owner has a page run or report besides the shop's own script. */
export interface OwnCode {
  /** Null when nothing is run. */
  policy: OwnCodePolicy | null;
  scriptOrigins: string[];
  connections: string[];
  /** Browsers report what the policy has blocked: it may be the owner's. */
  isReported: boolean;
  /** At the end of the body. */
  markup: string;
}

export const noOwnCode: OwnCode = {
  policy: null,
  scriptOrigins: [],
  connections: [],
  isReported: false,
  markup: '',
};

export function readOwnCode({ seo }: Settings): OwnCode {
  const customCode = readCustomCode(seo.customCode);
  const trackers = configuredTrackers(seo);
  const tracked = trackerOrigins(trackers);
  const hasTrackers = Object.keys(trackers).length > 0;
  const reports = readDsn(seo.errorReports);
  const policy: OwnCodePolicy | null =
    customCode.hasScripts || loadsOwnCode(trackers)
      ? {
          nonce: randomBytes(16).toString('base64url'),
          inlineScripts: customCode.inlineScripts,
          mayEval: trackers.googleTagManager !== undefined,
        }
      : null;
  const html = policy ? withNonce(customCode.html, policy.nonce) : customCode.html;
  const offIn = seo.foreignTrackersOffIn;
  return {
    policy,
    scriptOrigins: tracked.scripts,
    connections: [...tracked.connections, ...(reports ? [reports.origin] : [])],
    isReported: customCode.html !== '' || hasTrackers,
    markup: [
      hasTrackers ? hiddenJson('vt-trackers', trackers) : '',
      offIn.length > 0 && hasForeignTracker(trackers) ? hiddenJson('vt-trackers-off', offIn) : '',
      reports ? hiddenJson('vt-error-reports', reports.endpoint) : '',
      // Marked as tracking it waits for consent (requirement 109).
      seo.customCodeIsTracking && html !== '' ? hiddenJson('vt-tracking-code', html) : html,
    ].join(''),
  };
}
