import { useTexts } from '../../i18n/use-texts.ts';
import { LinkCard } from '../../ui/link-card.tsx';
import { lettersTexts } from './letters.texts.ts';

/** The way to the texts of emails. */
export function LettersCard() {
  const t = useTexts(lettersTexts);
  return <LinkCard title={t('title')} text={t('about')} to="/mail/letters" label={t('open')} />;
}
