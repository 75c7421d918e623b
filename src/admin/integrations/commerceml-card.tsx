import { useTexts } from '../i18n/use-texts.ts';
import { LinkCard } from '../ui/link-card.tsx';
import { commercemlTexts } from './commerceml.texts.ts';

/** The way to the connection with 1C. */
export function CommercemlCard() {
  const t = useTexts(commercemlTexts);
  return <LinkCard title={t('title')} text={t('about')} to="/integrations/1c" label={t('setUp')} />;
}
