import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { Quote, QuoteRequest } from '#domain/schemas/order.schema.ts';
import { inputDebounce } from '#domain/timings.ts';

import { fetchQuote } from '../shop/fetch-quote.ts';
import { readBuyerId, useBuyerId } from '../shop/use-buyer-id.ts';

export interface ShownQuote {
  /** The last answer; it stays while another one is on its way. */
  quote: Quote | null;
  isLoading: boolean;
  hasFailed: boolean;
  /** The answer to the present question, as soon as there is one; null when none comes. */
  settle(): Promise<Quote | null>;
  /** Asks this question, whatever has been asked before. */
  ask(request: QuoteRequest): Promise<Quote | null>;
  /** Gives these codes from now on; the browser keeps those that there are. */
  setCodes(codes: string[]): void;
}

/** A question that is under way. */
interface Attempt {
  question: string;
  answer: Promise<Quote | null>;
}

/** The last answer, and to what and whom it was given. */
interface Answered {
  quote: Quote | null;
  question: string;
  /** Null for a guest. */
  buyerId: number | null;
}

/** The price of the order as the form stands, asked again whenever the form changes it. */
export function useQuote(request: QuoteRequest, initial: Quote | null): ShownQuote {
  const wanted = JSON.stringify(request);
  // The server has drawn a guest's quote, without their cards and discounts.
  const buyerId = useBuyerId();
  const [shown, setShown] = useState<Answered>({
    quote: initial,
    question: initial ? wanted : '',
    buyerId: null,
  });
  const [failed, setFailed] = useState('');
  const asked = useRef<Attempt | null>(null);
  const isCurrent = shown.question === wanted && shown.buyerId === buyerId;

  // Until an answer has come that heeds them.
  const newCodes = useRef<string[] | null>(null);

  function ask(question: string): Promise<Quote | null> {
    if (asked.current?.question === question) return asked.current.answer;
    const attempt: Attempt = { question, answer: load(question, () => asked.current === attempt) };
    asked.current = attempt;
    return attempt.answer;
  }

  async function load(question: string, isNewest: () => boolean): Promise<Quote | null> {
    const codes = newCodes.current;
    const quote = await fetchQuote({ ...(JSON.parse(question) as QuoteRequest), ...(codes && { codes }) });
    if (quote && newCodes.current === codes) newCodes.current = null;
    // A newer question is under way: this answer is of no use any more.
    if (!isNewest()) return quote;
    asked.current = null;
    setFailed(quote ? '' : question);
    if (quote) setShown({ quote, question, buyerId: readBuyerId() });
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
    ask: (next) => {
      asked.current = null;
      return ask(JSON.stringify(next));
    },
    setCodes(codes) {
      newCodes.current = codes;
      asked.current = null;
      setShown((before) => ({ ...before, question: '' }));
      void ask(wanted);
    },
  };
}

/** Only what is written letter by letter differs. */
function isTyping(before: string, after: string): boolean {
  const withoutLetters = (question: string) => {
    const {
      address,
      email: _email,
      phone: _phone,
      taxNumber: _number,
      ...rest
    } = JSON.parse(question) as QuoteRequest;
    return JSON.stringify({ ...rest, address: { ...address, locality: '', postalCode: '' } });
  };
  return before !== after && withoutLetters(before) === withoutLetters(after);
}
