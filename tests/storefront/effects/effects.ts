import { layoutEffects } from './layout.effects.ts';
import { commonEffects } from './common.effects.ts';
import type { EffectTable } from './effect.ts';
import { mediaEffects } from './media.effects.ts';
import { shopEffects } from './shop.effects.ts';
import { stylesEffects } from './styles.effects.ts';

/** Every setting by its path, with where its effect is seen. */
export const effects: EffectTable = {
  ...commonEffects,
  ...mediaEffects,
  ...shopEffects,
  ...layoutEffects,
  ...stylesEffects,
};
