import { useEffect, useState } from 'react';

import { loadZones, type Zone } from '#domain/countries/zones.ts';
import type { Language } from '#locales/languages.ts';

import { loadChunk } from '../client/load-chunk.ts';

interface KnownZones {
  country: string;
  zones: Zone[];
}

/** Regions of the chosen country, null while they are loaded. */
export function useZones(country: string, language: Language, initial: KnownZones): Zone[] | null {
  const [known, setKnown] = useState(initial);
  useEffect(() => {
    if (country === known.country) return;
    let isWanted = true;
    const load = async () => {
      const zones = await loadChunk(() => loadZones(country, language));
      if (isWanted) setKnown({ country, zones });
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [country, language, known.country]);
  return known.country === country ? known.zones : null;
}
