import type { Language } from '@wnc/content/languages';
import { parseContact } from '@wnc/validation/contact';

import type { LogEntry } from '../log.ts';
import { type Answer, problem, UNAVAILABLE } from '../request/answer.ts';
import { clientNetwork } from '../request/clientNetwork.ts';
import type { OriginClass } from '../request/origin.ts';
import { languageOfFields, languageOfRest } from '../request/pageLanguage.ts';
import { type BodyFormat, parseBody } from '../request/parseBody.ts';
import { readBody } from '../request/readBody.ts';
import type { Dependencies, Receive } from './createReceive.ts';

type Taken = { answer: Answer; language: Language };

/** Reads and receives a message. `language` is that of the page that a form is redirected to. */
export async function takeMessage(
  request: Request,
  format: BodyFormat,
  origin: OriginClass,
  receive: Receive,
  dependencies: Dependencies,
): Promise<Taken> {
  const taken = await readAndReceive(request, format, origin, receive, dependencies);
  dependencies.log(logEntryOf(taken.answer));
  return taken;
}

async function readAndReceive(
  request: Request,
  format: BodyFormat,
  origin: OriginClass,
  receive: Receive,
  { config, clock, log }: Dependencies,
): Promise<Taken> {
  const body = await readBody(request, format, clock);
  if (!body.ok) return { answer: problem(body.code), language: languageOfRest(body.rest) };
  const parsed = parseBody(body.text, format);
  if (!parsed.ok) return { answer: problem(parsed.code), language: languageOfRest(body.text) };
  const { fields } = parsed;
  const language = languageOfFields(fields);
  const contact = parseContact(fields);
  if (!contact.ok) {
    return {
      answer: { kind: 'problem', code: 'validation_failed', errors: contact.errors },
      language,
    };
  }
  const network = clientNetwork(request.headers, config.trustClientAddressHeader);
  if (!network) log({ level: 'alert', event: 'sender', code: 'unknown_address' });
  const answer = await receive(contact.message, { origin, format, network }).catch(() => {
    log({ level: 'alert', event: 'unexpected', code: 'receive_failed' });
    return UNAVAILABLE;
  });
  return { answer, language };
}

const logEntryOf = (answer: Answer): LogEntry =>
  answer.kind === 'accepted'
    ? {
        level: 'info',
        event: 'answer',
        code: answer.replayed ? 'replayed' : answer.stored ? 'stored' : 'not_stored',
        id: answer.id,
      }
    : { level: 'info', event: 'answer', code: answer.code };
