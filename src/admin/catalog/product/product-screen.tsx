import { useParams } from 'react-router';

import { useTexts } from '../../i18n/use-texts.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { Page } from '../../ui/page.tsx';
import { ProductEditor } from './product-editor.tsx';
import { productTexts } from './product.texts.ts';
import { useProduct } from './use-product.ts';

/** One product, new or known. */
export function Component() {
  const t = useTexts(productTexts);
  const { id = 'new' } = useParams();
  const productId = /^\d+$/.test(id) ? Number(id) : null;
  const { data, error, refetch } = useProduct(productId);
  if (productId === null) return <ProductEditor key="new" product={null} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Page title={t('basics')} backTo="/products">
        <LoadingState />
      </Page>
    );
  }
  return <ProductEditor key={`${data.id} ${data.version}`} product={data} />;
}
