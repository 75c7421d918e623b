import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { Quote, QuoteRequest } from '#domain/schemas/order.schema.ts';
import { inputDebounce } from '#domain/timings.ts';

import { callApi } from '../client/api-client.ts';

export interface ShownQuote {
  /** The last answer; it stays while another one is on its way. */
  quote: Quote | null;
  isLoading: boolean;
  hasFailed: boolean;
  /** The answer to the present question, as soon as there is one; null when none comes. */
  settle(): Promise<Quote | null>;
  /** Asks the same question anew. */
  refresh(): Promise<Quote | null>;
}

/** The price of the order as the form stands, asked again whenever the form changes it. */
export function useQuote(request: QuoteRequest, initial: Quote | null): ShownQuote {
  const wanted = JSON.stringify(request);
  const [shown, setShown] = useState({ quote: initial, question: initial ? wanted : '' });
  const [failed, setFailed] = useState('');
  const asked = useRef<{ question: string; answer: Promise<Quote | null> } | null>(null);
  const isCurrent = shown.question === wanted;

  function ask(question: string): Promise<Quote | null> {
    if (asked.current?.question === question) return asked.current.answer;
    const answer = load(question);
    asked.current = { question, answer };
    return answer;
  }

  async function load(question: string): Promise<Quote | null> {
    const body = JSON.parse(question) as QuoteRequest;
    const [error, quote] = await callApi<Quote>('POST', '/orders/quote', { body, isQuestion: true });
    // A newer question is under way: this answer is of no use any more.
    if (asked.current?.question !== question) return quote;
    asked.current = null;
    setFailed(error ? question : '');
    if (quote) setShown({ quote, question });
    return quote;
  }

  const askWanted = useEffectEvent(() => void ask(wanted));
  const previous = useRef(wanted);
  useEffect(() => {
    const delay = isTyping(previous.current, wanted) ? inputDebounce : 0;
    previous.current = wanted;
    if (isCurrent) return;
    const timer = setTimeout(askWanted, delay);
    return () => clearTimeout(timer);
  }, [wanted, isCurrent]);

  return {
    quote: shown.quote,
    isLoading: !isCurrent && failed !== wanted,
    hasFailed: failed === wanted,
    settle: async () => (isCurrent ? shown.quote : ask(wanted)),
    refresh: () => ask(wanted),
  };
}

/** Only the name of the place differs, which is written letter by letter. */
function isTyping(before: string, after: string): boolean {
  const withoutLocality = (question: string) => {
    const { address, ...rest } = JSON.parse(question) as QuoteRequest;
    return JSON.stringify({ ...rest, address: { ...address, locality: '' } });
  };
  return before !== after && withoutLocality(before) === withoutLocality(after);
}
