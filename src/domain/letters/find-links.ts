const linkPattern = /(?:https?:\/\/|mailto:)[^\s<>"'{}|\\^`]+/g;
const longestLink = 500;

/**
 * Addresses in what an owner wrote that are shown as links: of the web or of mail, without a name or password before
 * the host, and as they stand: the mark that ends a sentence is no part of them, and one with a placeholder is none.
 */
export function findLinks(text: string): string[] {
  const links = [...text.matchAll(linkPattern)].flatMap(({ 0: found, index }) => {
    if (text.charAt(index + found.length) === '{') return [];
    const link = withoutMarks(found);
    return isSafe(link) ? [link] : [];
  });
  return [...new Set(links)];
}

function withoutMarks(link: string): string {
  let end = link.length;
  while (end > 0 && '.,;:!?)]»”’…،؛؟'.includes(link.charAt(end - 1))) end -= 1;
  return link.slice(0, end);
}

function isSafe(link: string): boolean {
  if (link.length > longestLink || !URL.canParse(link)) return false;
  const { protocol, hostname, username, password, pathname } = new URL(link);
  if (username !== '' || password !== '') return false;
  return protocol === 'mailto:' ? pathname.includes('@') : hostname !== '';
}
