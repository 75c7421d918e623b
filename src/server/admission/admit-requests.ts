import type { IncomingMessage, ServerResponse } from 'node:http';

import type { CorsHeaders } from '#http/cors.ts';
import type { Language } from '#locales/languages.ts';
import type { Log } from '#platform/log.ts';

import { Admission, realClock, type AdmissionClock } from './admission.ts';
import { createRefusal } from './refusal.ts';
import { classOf, isStream } from './request-class.ts';

/** `hasWaited`: others were answered since it came. */
type Answer = (request: IncomingMessage, response: ServerResponse, hasWaited: boolean) => void;

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  answer: Answer;
  hasWaited: boolean;
}

export interface AdmissionDeps {
  log: Pick<Log, 'warn'>;
  /** Told of each request that is refused. */
  noteRefusal?: ((request: IncomingMessage) => void) | undefined;
  /** For pages of other origins that call the API; default they may not read that they are refused. */
  corsHeaders?: CorsHeaders;
  clock?: AdmissionClock;
}

export interface RequestAdmission extends Pick<Admission<Exchange>, 'waiting' | 'refused' | 'isOverloaded'> {
  /** Has the request answered, now or in its turn, or refuses it. */
  admit(request: IncomingMessage, response: ServerResponse, answer: Answer): void;
  /** Where the shop's language is read when somebody has to wait: refusals are in it by the time there are any. */
  speak(settings: { read(): Promise<{ language: Language }> }): void;
}

/** Lets requests in as `Admission` has it, by the classes of `classOf`. */
export function createAdmission({
  log,
  noteRefusal,
  corsHeaders,
  clock = realClock,
}: AdmissionDeps): RequestAdmission {
  let language: Language = 'en';
  let refuse = createRefusal(language, corsHeaders);
  let learnLanguage = async (): Promise<void> => {};

  const admission = new Admission<Exchange>(
    {
      start({ request, response, answer, hasWaited }, leave) {
        // When the answer is written, not when a slow client has it.
        response.once('prefinish', leave);
        response.once('close', leave);
        answer(request, response, hasWaited);
        // It is open for hours and works for moments.
        if (isStream(request.url ?? '/')) leave();
      },
      refuse({ request, response }) {
        noteRefusal?.(request);
        refuse(request, response);
      },
      isGone: ({ response }) => response.destroyed,
      onWaiting: () => void learnLanguage(),
      onChange(isOverloaded) {
        const refused = { ...admission.refused };
        if (isOverloaded) log.warn({ waiting: admission.waiting }, 'Overloaded: requests are refused');
        else log.warn({ refused }, 'No longer overloaded; since the start so many requests were refused');
      },
    },
    clock,
  );

  return {
    get waiting() {
      return admission.waiting;
    },
    get isOverloaded() {
      return admission.isOverloaded;
    },
    refused: admission.refused,
    admit(request, response, answer) {
      const kind = classOf(request.url ?? '/');
      if (kind === null) return answer(request, response, false);
      const exchange = { request, response, answer, hasWaited: false };
      admission.admit(kind, exchange);
      exchange.hasWaited = true;
    },
    speak(settings) {
      learnLanguage = async () => {
        const now = await settings.read().catch(() => ({ language }));
        if (now.language === language) return;
        language = now.language;
        refuse = createRefusal(language, corsHeaders);
      };
    },
  };
}
