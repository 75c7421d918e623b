import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import type { LetterPreview } from '#domain/schemas/letter.schema.ts';

import { api } from '../../api/api-client.ts';
import type { LetterForm } from './use-letter.ts';

const pauseMs = 500;

/** The letter with what is typed, as the server would send it; the last one while some of it is wrong. */
export function useLetterPreview({ letter, input, isWrong }: LetterForm, orderId: string | null) {
  const [body] = useDebouncedValue(JSON.stringify({ ...input, orderId }), pauseMs);
  return useQuery({
    queryKey: ['letter-preview', letter.kind, letter.language, body],
    queryFn: () =>
      api.post<LetterPreview>(
        `/admin/mail/letters/${letter.kind}/${letter.language}/preview`,
        JSON.parse(body) as unknown,
      ),
    placeholderData: keepPreviousData,
    enabled: !isWrong,
    retry: false,
    gcTime: 0,
  });
}
