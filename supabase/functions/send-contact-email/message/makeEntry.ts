import { contactLimits, type ContactMessage } from '@wnc/validation/contact';

import type { Config } from '../config.ts';
import { teamMail } from '../mails/teamMail.ts';
import { visitorMail } from '../mails/visitorMail.ts';
import type { Entry } from '../store/store.ts';
import { findSuspicions, type MessageContext } from './findSuspicions.ts';
import { hashNetwork, hashPayload, hashRecipient, makeId } from './fingerprints.ts';
import { isOwnAddress } from './isOwnAddress.ts';
import { referenceOf } from './referenceOf.ts';

/** Everything that is stored about a message, including its rendered mails. */
export function makeEntry(
  message: ContactMessage,
  context: MessageContext,
  config: Config,
  now: Date,
): Entry {
  const payloadHash = hashPayload(message);
  const id = message.id ?? makeId(config.pepper, payloadHash, now);
  const ref = referenceOf(id);
  const suspicions = findSuspicions(message, context);
  const network =
    context.network === undefined ? undefined : hashNetwork(config.pepper, context.network, now);
  const { name, email, message: text, type, language } = message;
  return {
    id,
    id_from_browser: message.id !== undefined,
    payload_hash: payloadHash,
    name,
    email,
    message: text,
    type,
    language,
    suspicions,
    address_hash: network?.today ?? null,
    address_hash_before: network?.yesterday ?? null,
    recipient_key: hashRecipient(config.pepper, email),
    skip_visitor: skipVisitor(suspicions.length > 0, isOwnAddress(email, config)),
    retention_days: contactLimits.retentionDays,
    team_mail: teamMail({ message, ref, isSuspicious: suspicions.length > 0, now, config }),
    visitor_mail: visitorMail({ email, type, language, ref, config }),
    wake_url: config.wakeUrl ?? null,
  };
}

const skipVisitor = (isSuspicious: boolean, isOwn: boolean) =>
  isSuspicious ? 'suspicious' : isOwn ? 'own_address' : null;
