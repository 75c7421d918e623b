import type { PaperDrawer, PaperPicture } from '#modules/media/draw-for-paper.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';

interface LogoDeps {
  settings: Pick<SettingsReader, 'read'>;
  drawForPaper: PaperDrawer;
}

/** The logo of the header; null where there is none that paper shows. */
export type ShopLogo = () => Promise<PaperPicture | null>;

/** Pixels: three for each point of paper that a logo may take. */
const box = { width: 480, height: 144 };
/** Another picture, or another file of the same one, is seen after so long. */
const keptMs = 60_000;

export function createShopLogo({ settings, drawForPaper }: LogoDeps): ShopLogo {
  let kept: { id: number; at: number; picture: Promise<PaperPicture | null> } | undefined;
  return async () => {
    const { logo } = (await settings.read()).header;
    if (logo === null || logo === undefined) return null;
    if (kept?.id !== logo || Date.now() - kept.at > keptMs) {
      kept = { id: logo, at: Date.now(), picture: drawForPaper(logo, box) };
    }
    return kept.picture;
  };
}
