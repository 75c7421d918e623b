import { useContext, useEffect, useState } from 'react';

import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useBuilderStore } from '../store/use-builder.ts';
import { announcePeople } from './announce-people.ts';
import { presenceTexts } from './presence.texts.ts';
import { PresenceContext } from './use-presence.ts';

/** Tells screen readers who comes to the page and leaves it. */
export function PeopleAnnouncer() {
  const t = useTexts(presenceTexts);
  const language = useLanguage((state) => state.language);
  const store = useBuilderStore();
  const { others } = useContext(PresenceContext);
  const [line, setLine] = useState('');
  useEffect(() => {
    const names = new Intl.ListFormat(language);
    return announcePeople({
      store,
      others,
      say: (what, people) => setLine(t(what, { names: names.format(people) })),
    });
  }, [store, others, language, t]);
  return (
    <div role="status" aria-live="polite" className="vt-visually-hidden" data-people-line>
      {line}
    </div>
  );
}
