/** A film on one of the two hosts that banners may show (specification section 2). */
export interface VideoSource {
  provider: 'youtube' | 'vimeo';
  id: string;
}

const patterns: [VideoSource['provider'], RegExp][] = [
  [
    'youtube',
    /^https?:\/\/(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/)([\w-]{11})(?![\w-])/i,
  ],
  ['youtube', /^https?:\/\/youtu\.be\/([\w-]{11})(?![\w-])/i],
  ['vimeo', /^https?:\/\/(?:www\.)?vimeo\.com\/(?:channels\/[\w-]+\/)?(\d{1,12})(?!\d)/i],
  ['vimeo', /^https?:\/\/player\.vimeo\.com\/video\/(\d{1,12})(?!\d)/i],
];

/** Reads an address as people copy it from the browser; null when it is no YouTube or Vimeo film. */
export function parseVideoUrl(url: string): VideoSource | null {
  for (const [provider, pattern] of patterns) {
    const id = pattern.exec(url.trim())?.[1];
    if (id) return { provider, id };
  }
  return null;
}

/**
 * Address of the embedded player. `background` is muted, looped and bare, and obeys messages
 * (youtube `enablejsapi`, vimeo always) so that it can be paused; `player` has controls and sound.
 */
export function videoEmbedUrl({ provider, id }: VideoSource, mode: 'background' | 'player'): string {
  const isBackground = mode === 'background';
  if (provider === 'youtube') {
    const query = isBackground
      ? `autoplay=1&mute=1&controls=0&loop=1&playlist=${id}&playsinline=1&rel=0&disablekb=1&iv_load_policy=3&enablejsapi=1`
      : 'autoplay=1&playsinline=1&rel=0';
    return `https://www.youtube-nocookie.com/embed/${id}?${query}`;
  }
  const query = isBackground
    ? 'background=1&autoplay=1&muted=1&loop=1&playsinline=1&dnt=1'
    : 'autoplay=1&dnt=1';
  return `https://player.vimeo.com/video/${id}?${query}`;
}
