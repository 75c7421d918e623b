/** Where a network keeps its people; what stands before the name there. */
const networks = {
  facebook: 'https://www.facebook.com/',
  instagram: 'https://www.instagram.com/',
  linkedIn: 'https://www.linkedin.com/company/',
  twitter: 'https://x.com/',
  medium: 'https://medium.com/@',
  telegram: 'https://t.me/',
  tiktok: 'https://www.tiktok.com/@',
  vk: 'https://vk.com/',
} as const;
export type SocialNetwork = keyof typeof networks;

export function isSocialNetwork(name: string): name is SocialNetwork {
  return Object.hasOwn(networks, name);
}

/**
 * The address of somebody's page in a network as people write it: a name, `@name`, an address with or without
 * `https://`. Empty stays empty; null for what is none of these.
 */
export function readSocialAddress(network: SocialNetwork, typed: string): string | null {
  const text = typed.trim();
  if (text === '') return '';
  if (/^@?[\p{L}\p{N}_][\p{L}\p{N}_.-]{0,99}$/u.test(text) && !/\.(?:com|me|ru|net|org)$/i.test(text))
    return networks[network] + text.replace(/^@/, '');
  const withScheme = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (/\s/.test(text) || !URL.canParse(withScheme)) return null;
  return new URL(withScheme).hostname.includes('.') ? withScheme : null;
}
