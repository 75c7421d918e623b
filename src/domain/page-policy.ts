/** Where browsers tell what a page's policy has blocked. */
export const policyReportPath = '/api/policy-reports';

/** What an owner lets scripts use beyond what the shop knows of: an origin, `https://*.host`, or `eval`. */
export const allowedHostPattern =
  /^(?:eval|(?:https?|wss?):\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?)$/;

/** The origins of a list, and whether texts may be run as code. Case is not told apart. */
export function readAllowedHosts(list: readonly string[]): { origins: string[]; mayEval: boolean } {
  const allowed = list
    .map((entry) => entry.trim().toLowerCase())
    .filter((entry) => allowedHostPattern.test(entry));
  return { origins: allowed.filter((entry) => entry !== 'eval'), mayEval: allowed.includes('eval') };
}
