const youtubeHosts = new Set([
  'www.youtube.com',
  'youtube.com',
  'www.youtube-nocookie.com',
  'youtube-nocookie.com',
]);

/**
 * The player's address of an embedded video, rebuilt from its id so that nothing of the given address
 * survives but the id and a start time; null for anything but a YouTube or Vimeo player.
 */
export function embedAddress(src: string): string | null {
  if (!URL.canParse(src.trim(), 'https://relative.invalid')) return null;
  const url = new URL(src.trim(), 'https://relative.invalid');
  if (url.protocol !== 'https:' || url.username !== '' || url.port !== '') return null;
  if (youtubeHosts.has(url.hostname)) {
    const id = /^\/embed\/([\w-]{6,20})$/.exec(url.pathname)?.[1];
    const start = /^\d{1,6}$/.exec(url.searchParams.get('start') ?? '')?.[0];
    return id ? `https://www.youtube-nocookie.com/embed/${id}${start ? `?start=${start}` : ''}` : null;
  }
  if (url.hostname === 'player.vimeo.com') {
    const id = /^\/video\/(\d{4,15})$/.exec(url.pathname)?.[1];
    return id ? `https://player.vimeo.com/video/${id}?dnt=1` : null;
  }
  return null;
}
