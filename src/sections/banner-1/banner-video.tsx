import type { ReactNode } from 'react';

import type { CustomElementProps } from '../framework/custom-element.ts';
import type { SectionContext } from '../framework/section-context.ts';
import { videoEmbedUrl, type VideoSource } from '../framework/video-source.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'vt-video': CustomElementProps;
    }
  }
}

interface BannerVideoProps {
  video: { desktop: VideoSource | null; mobile: VideoSource | null };
  play: 'background' | 'click';
  title: string;
  context: SectionContext;
  /** The poster; stands alone until the film runs, and without script for good. */
  children: ReactNode;
}

/** The film of a banner behind its poster; nothing is asked of its host before it is to run. */
export function BannerVideo({ video, play, title, context, children }: BannerVideoProps) {
  const { t } = context;
  const mode = play === 'background' ? 'background' : 'player';
  const playLabel = title === '' ? t('video.play') : t('video.playTitle', { title });
  return (
    <vt-video
      className="vt-video"
      data-mode={mode}
      data-desktop={video.desktop ? videoEmbedUrl(video.desktop, mode) : undefined}
      data-mobile={video.mobile ? videoEmbedUrl(video.mobile, mode) : undefined}
      data-title={title || t('video.play')}
    >
      <div className="vt-video__stage" data-part="stage">
        {children}
      </div>
      <button
        type="button"
        className="vt-video__button"
        data-part="toggle"
        data-label-play={playLabel}
        data-label-pause={t('video.pause')}
        aria-label={playLabel}
        hidden
      >
        <svg viewBox="0 0 24 24" width="22" height="22" fill="currentColor" aria-hidden="true">
          <path data-icon="play" d="M9 5.5v13l10-6.5z" />
          <path data-icon="pause" d="M8 6h2.5v12H8zM13.5 6H16v12h-2.5z" />
        </svg>
      </button>
    </vt-video>
  );
}
