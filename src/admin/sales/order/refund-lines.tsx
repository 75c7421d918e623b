import { Checkbox, Stack } from '@mantine/core';

import type { OrderDetail } from '#domain/schemas/manage-orders.schema.ts';
import { nameWithVariant } from '#domain/variant-name.ts';

import { useTexts } from '../../i18n/use-texts.ts';
import { useFormat } from '../../ui/use-format.ts';
import { PieceLine } from '../piece-line.tsx';
import { orderTexts } from './order.texts.ts';
import { piecesLeftOf, type RefundChoice } from './refund-choice.ts';

interface RefundLinesProps {
  order: OrderDetail;
  choice: RefundChoice;
  onChange(choice: RefundChoice): void;
}

/** How many pieces of each line go back, and whether to stock. */
export function RefundLines({ order, choice, onChange }: RefundLinesProps) {
  const t = useTexts(orderTexts);
  const { formatMoney } = useFormat();
  const { pieces, restock } = choice;
  return (
    <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
      {order.lines.map((line) => {
        const { id, title, options } = line;
        const left = piecesLeftOf(line);
        const name = nameWithVariant(title, options);
        return (
          <PieceLine
            key={id}
            name={name}
            about={t('each', { quantity: String(left), price: formatMoney(line.price, order.currency) })}
            label={t('refundPieces', { title: name, count: String(left) })}
            max={left}
            isDisabled={left === 0}
            value={pieces[id] ?? 0}
            onChange={(value) => onChange({ ...choice, pieces: { ...pieces, [id]: value ?? 0 } })}
          >
            {line.isRestockable && (
              <Checkbox
                label={t('restock')}
                aria-label={`${t('restock')}: ${name}`}
                disabled={(pieces[id] ?? 0) === 0}
                checked={restock.includes(id)}
                onChange={(event) =>
                  onChange({
                    ...choice,
                    restock: event.currentTarget.checked
                      ? [...restock, id]
                      : restock.filter((each) => each !== id),
                  })
                }
              />
            )}
          </PieceLine>
        );
      })}
    </Stack>
  );
}
