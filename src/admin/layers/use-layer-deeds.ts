import { useQueryClient } from '@tanstack/react-query';

import type { Layer } from '#domain/schemas/layer.schema.ts';

import { api } from '../api/api-client.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { confirmAction } from '../ui/confirm-action.tsx';
import { notifyFailure, notifySuccess } from '../ui/notify.ts';
import { layersTexts } from './layers.texts.ts';
import type { LayerTimes } from './move-times.ts';
import { readNewAddresses } from './new-addresses.ts';
import { useLayerTimes } from './use-layer-times.ts';
import { isOnItsWay, layersKey } from './use-layers.ts';

type Deed = 'pause' | 'end' | 'merge' | 'discard';

/** What ends or holds a layer, each asked for first where it cannot be taken back by a click; true once it is done. */
export function useLayerDeeds() {
  const t = useTexts(layersTexts);
  const queries = useQueryClient();
  const describe = useLayerTimes();
  const attempt = async (run: () => Promise<unknown>, success: string): Promise<boolean> => {
    try {
      await run();
      notifySuccess(success);
      return true;
    } catch (error) {
      notifyFailure(error);
      return false;
    } finally {
      await queries.invalidateQueries({ queryKey: layersKey });
    }
  };
  const carryOut = ({ id, revision }: Layer, deed: Deed, success: string) =>
    attempt(() => api.post(`/admin/layers/${id}/${deed}`, { revision }), success);
  return {
    pause: (layer: Layer) => carryOut(layer, 'pause', t('paused', nameOf(layer))),
    async end(layer: Layer): Promise<boolean> {
      const [title, text] = [t('endTitle', nameOf(layer)), t('endText')];
      if (!(await confirmAction({ title, text, confirmLabel: t('endNow') }))) return false;
      return carryOut(layer, 'end', t('ended', nameOf(layer)));
    },
    async keep(layer: Layer): Promise<boolean> {
      const addresses = layer.fromAgent ? await readNewAddresses(layer.id).catch(tellFailure) : [];
      if (!addresses) return false;
      const told =
        addresses.length > 0 && `${t('newAddresses', { count: addresses.length })} ${addresses.join(', ')}`;
      const text = [t('keepText'), told].filter(Boolean).join(' ');
      const title = t('keepTitle', nameOf(layer));
      if (!(await confirmAction({ title, text, confirmLabel: t('keepConfirm') }))) return false;
      return carryOut(layer, 'merge', t('kept', nameOf(layer)));
    },
    /** From when to when visitors are to see it; nothing else of it changes. */
    async move({ id, name, color, revision, ...layer }: Layer, times: LayerTimes): Promise<void> {
      const told = isOnItsWay(layer) ? t('moveSeen', { when: describe(times) }) : describe(times);
      const title = t('moveTitle', { name });
      if (!(await confirmAction({ title, text: told, confirmLabel: t('moveConfirm') }))) return;
      const { startsAt, endsAt } = times;
      await attempt(
        () => api.put(`/admin/layers/${id}`, { name, color, startsAt, endsAt, revision }),
        t('moved', { name }),
      );
    },
    async discard(layer: Layer): Promise<boolean> {
      const [title, text] = [t('discardTitle', nameOf(layer)), t('discardText')];
      if (!(await confirmAction({ title, text, confirmLabel: t('discardConfirm'), danger: true })))
        return false;
      return carryOut(layer, 'discard', t('discarded', nameOf(layer)));
    },
  };
}

function tellFailure(error: unknown): null {
  notifyFailure(error);
  return null;
}

const nameOf = ({ name }: Layer) => ({ name });
