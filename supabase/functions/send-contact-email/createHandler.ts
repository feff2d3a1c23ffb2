import { defaultLanguage, type Language } from '@wnc/content/languages';

import { createWake } from './delivery/createWake.ts';
import { createReceive, type Dependencies, type Receive } from './message/createReceive.ts';
import { takeMessage } from './message/takeMessage.ts';
import {
  type Answer,
  jsonAnswer,
  problem,
  type ProblemCode,
  UNAVAILABLE,
} from './request/answer.ts';
import { formAnswer, wantsPage } from './request/formAnswer.ts';
import { classifyOrigin, everyAnswerHeaders, preflightHeaders } from './request/origin.ts';
import { formatOf } from './request/parseBody.ts';

const PATH = /^(?:\/functions\/v1)?(?:\/send-contact-email)?(\/wake)?\/?$/;

/** The whole endpoint: from request to answer, whatever happens in between. */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  const { config, log } = dependencies;
  const receive = createReceive(dependencies);
  const wake = createWake(dependencies);
  return async (request) => {
    const response = await route(request, dependencies, receive, wake).catch(() => {
      log({ level: 'alert', event: 'unexpected', code: 'request_failed' });
      return answerTo(request, UNAVAILABLE, config.siteUrl, defaultLanguage);
    });
    const origin = request.headers.get('origin');
    for (const [name, value] of Object.entries(everyAnswerHeaders(origin, config.allowedOrigins))) {
      response.headers.set(name, value);
    }
    return response;
  };
}

async function route(
  request: Request,
  dependencies: Dependencies,
  receive: Receive,
  wake: () => Promise<Response>,
): Promise<Response> {
  const { siteUrl, allowedOrigins, publishableKeys } = dependencies.config;
  // JSON even for a form: the site's own form is never refused here.
  const refuse = (code: ProblemCode) => jsonAnswer(problem(code), siteUrl);
  // The URL is built from the Host header, which may contain anything.
  if (!URL.canParse(request.url)) return refuse('malformed_request');
  const path = PATH.exec(new URL(request.url).pathname);
  if (!path) return refuse('not_found');
  const origin = classifyOrigin(request.headers, allowedOrigins, publishableKeys);
  const logRefusal = () =>
    dependencies.log({ level: 'info', event: 'answer', code: 'origin_not_allowed' });
  if (request.method === 'OPTIONS') {
    // The browser will not post after this, so nothing else would tell the team.
    if (origin === 'refused') logRefusal();
    return new Response(null, { status: 204, headers: preflightHeaders });
  }
  if (request.method === 'HEAD') {
    const { status, headers } = refuse('method_not_allowed');
    return new Response(null, { status, headers });
  }
  if (request.method !== 'POST') return refuse('method_not_allowed');
  if (path[1]) return wake();

  if (origin === 'refused') {
    logRefusal();
    return refuse('origin_not_allowed');
  }
  const encoding = request.headers.get('content-encoding')?.toLowerCase() ?? 'identity';
  if (encoding !== 'identity') return refuse('unsupported_encoding');
  const format = formatOf(request.headers.get('content-type'));
  if (!format) return refuse('unsupported_media_type');

  const { answer, language } = await takeMessage(request, format, origin, receive, dependencies);
  return answerTo(request, answer, siteUrl, language);
}

const answerTo = (request: Request, answer: Answer, siteUrl: string, language: Language) =>
  wantsPage(request) ? formAnswer(answer, siteUrl, language) : jsonAnswer(answer, siteUrl);
