import { foldText } from '#domain/text.ts';

import type { Needed } from '../session/may-use.ts';
import { areas } from './areas.ts';
import type { Screen, ScreenLabel } from './screen.ts';

/** Screens that somebody may open and whose name, or the name of their group, has all the words, in the order of the menu. */
export function findScreens(
  q: string,
  { mayOpen, t }: { mayOpen(access: Needed): boolean; t(label: ScreenLabel): string },
): { screen: Screen; area: string }[] {
  const words = foldText(q).split(' ').filter(Boolean);
  return areas.flatMap((area) =>
    area.screens.flatMap((screen) => {
      const { path, access, label } = screen;
      if (path.includes(':') || !mayOpen(access)) return [];
      const text = foldText(`${t(area.label)} ${t(label)}`);
      return words.every((word) => text.includes(word)) ? [{ screen, area: t(area.label) }] : [];
    }),
  );
}
