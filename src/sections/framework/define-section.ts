import type { ReactNode } from 'react';
import { z } from 'zod';

import { isFields } from '#domain/editing/fields.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';

import type { DataNeeds, DataOf } from './data-needs.ts';
import { drawnOptions, dropUnknownOptions, type CommonField } from './drawn-options.ts';
import type { commonOptions } from './fields.ts';
import type { PageContext } from './page-context.ts';
import type { Purpose } from './purposes.ts';
import type { SectionContext } from './section-context.ts';

type CommonShape = typeof commonOptions;
type OptionsSchema<Own extends z.ZodRawShape> = z.ZodObject<Omit<CommonShape, keyof Own> & Own>;

/** How the frame around a view is drawn. */
export interface FrameOptions {
  /** `bare` sections bring their own spacing and heading (h1, breadcrumbs, full-bleed sliders and banners). */
  kind: 'standard' | 'bare';
  /** Who draws `options.button`: the frame below the body, or the view where its layout wants it. */
  button: 'frame' | 'view';
}

/**
 * The schema side of a section type: everything but how it looks. `migrate[n]` turns what version n
 * wrote into version n + 1 (decision 11); it must be idempotent.
 */
export interface SectionDefinition<
  Own extends z.ZodRawShape = z.ZodRawShape,
  Item extends z.ZodType = z.ZodType,
  Needs extends DataNeeds = DataNeeds,
> {
  type: string;
  /** Its shelf of the library. */
  purpose: Purpose;
  version: number;
  options: OptionsSchema<Own>;
  item: Item;
  frame: FrameOptions;
  /** Common options that the view draws beside those of the frame; the type takes no others. */
  draws: readonly CommonField[];
  /** Declared as a method so that definitions of every type fit one registry. */
  needs(section: { options: z.infer<OptionsSchema<Own>>; items: z.infer<Item>[] }, page: PageContext): Needs;
  /** What of the page or of the settings it shows, where it shows nothing of its own. */
  follows: Followed | null;
  /** False hides the section by a setting, e.g. comments when media.pageStyle.showComments is off. */
  isShown: (settings: Settings) => boolean;
  migrate: Record<
    number,
    (section: { options: Record<string, unknown>; items: unknown[] }) => {
      options: Record<string, unknown>;
      items: unknown[];
    }
  >;
  presets: SectionPreset[];
}

/**
 * A ready start for the library: options and items that make the section look finished. Its name is a key of the
 * section's texts, and so are the texts in it (`presetTexts`).
 */
interface SectionPreset {
  name: string;
  options: Record<string, unknown>;
  items: unknown[];
}

export type Followed = 'listing' | 'article' | 'tags' | 'headings' | 'trail' | 'contacts';

interface SectionInput<Own extends z.ZodRawShape, Item extends z.ZodType, Needs extends DataNeeds> {
  type: string;
  purpose: Purpose;
  version?: number;
  /** Options of this type; a key of the common options replaces the common one. */
  options?: Own;
  item?: Item;
  frame?: Partial<FrameOptions>;
  draws?: readonly CommonField[];
  needs?: SectionDefinition<Own, Item, Needs>['needs'];
  follows?: Followed;
  isShown?: (settings: Settings) => boolean;
  migrate?: SectionDefinition['migrate'];
  presets?: SectionPreset[];
}

export function defineSection<
  Own extends z.ZodRawShape = Record<never, never>,
  Item extends z.ZodType = z.ZodUnknown,
  Needs extends DataNeeds = Record<never, never>,
>(input: SectionInput<Own, Item, Needs>): SectionDefinition<Own, Item, Needs> {
  const frame: FrameOptions = { kind: 'standard', button: 'frame', ...input.frame };
  const draws = input.draws ?? [];
  // What is not drawn is filled in when a section is read (`completeOptions`).
  const options = z.object({
    ...drawnOptions(frame, draws),
    ...input.options,
  }) as unknown as OptionsSchema<Own>;
  // Types that share their presets draw different things of them.
  const presets = (input.presets ?? []).map((preset) => ({
    ...preset,
    options: dropUnknownOptions(options, preset.options),
    items: preset.items.map((item) =>
      input.item && isFields(item) ? dropUnknownOptions(input.item, item) : item,
    ),
  }));
  return {
    type: input.type,
    purpose: input.purpose,
    version: input.version ?? 1,
    options,
    item: input.item ?? (z.unknown() as unknown as Item),
    frame,
    draws,
    needs: input.needs ?? (() => ({}) as Needs),
    follows: input.follows ?? null,
    isShown: input.isShown ?? (() => true),
    migrate: input.migrate ?? {},
    presets,
  };
}

/** What the view of a definition gets: parsed options and items, loaded data, the page's context. */
export interface SectionViewProps<Definition> {
  id: string;
  /** Place among the page's shown sections, from 0; the first four load eagerly. */
  index: number;
  eager: boolean;
  options: Definition extends SectionDefinition<infer Own, z.ZodType, DataNeeds>
    ? z.infer<OptionsSchema<Own>>
    : never;
  items: Definition extends SectionDefinition<z.ZodRawShape, infer Item, DataNeeds> ? z.infer<Item>[] : never;
  data: Definition extends SectionDefinition<z.ZodRawShape, z.ZodType, infer Needs> ? DataOf<Needs> : never;
  context: SectionContext;
}

/** Pure and synchronous; null means "nothing to show", and then the frame is left out too. No hooks. */
export type SectionView<Definition> = (props: SectionViewProps<Definition>) => ReactNode;
