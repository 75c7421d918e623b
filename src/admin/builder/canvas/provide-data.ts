import type { PreparedSections } from '#domain/schemas/preview.schema.ts';
import type { ActionPayload } from '#live/messages.schema.ts';
import type { FrameMessage } from '#live/messages.schema.ts';

import { api } from '../../api/api-client.ts';

/** What sections show beside their own fields, such as products, for the frame that asks for it. */
export async function provideData(
  { path, layer }: { path: string; layer: number | null },
  { requestId, sections }: Extract<FrameMessage, { type: 'data.needed' }>,
): Promise<ActionPayload<'data.provide'>> {
  const prepared = await api.post<PreparedSections>('/admin/previews/sections', { path, layer, sections });
  return { requestId, ...prepared };
}
