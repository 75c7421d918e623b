import { useElementSize } from '@mantine/hooks';
import type { CSSProperties, RefCallback } from 'react';

import { useWorkspace, type Viewport, type Zoom } from '../workspace/workspace.ts';

interface Sheet {
  /** Of the place that the shop may take. */
  ref: RefCallback<HTMLDivElement | null>;
  /** What lies in it, as large as it is seen. */
  sheet: CSSProperties;
  /** The frame, as wide as the screen that was chosen, and drawn smaller or larger. */
  page: CSSProperties;
  scale: number;
}

/** How large the shop is shown: by the width and the zoom that were chosen, in the room that there is. */
export function useSheet(): Sheet {
  const viewport = useWorkspace((state) => state.viewport);
  const zoom = useWorkspace((state) => state.zoom);
  const { ref, width, height } = useElementSize<HTMLDivElement>();
  const scale = scaleOf(zoom, viewport, width);
  return {
    ref,
    sheet: { inlineSize: viewport * scale, blockSize: height },
    page: { inlineSize: viewport, blockSize: height / scale, transform: `scale(${scale})` },
    scale,
  };
}

/** As large as fits, but never larger than life. */
function scaleOf(zoom: Zoom, viewport: Viewport, width: number): number {
  if (zoom !== 'fit') return zoom;
  return width === 0 ? 1 : Math.min(1, width / viewport);
}
