import { parseContact } from '@wnc/validation/contact';

// Reads one JSON body per line and prints, line by line, the result of validating it: the codes of
// the invalid fields, or the message as it would be stored. The last line counts, for each language
// and topic, how many different confirmations there would be once their reference is taken out.
import { makeEntry } from '../../functions/send-contact-email/message/makeEntry.ts';
import { parseBody } from '../../functions/send-contact-email/request/parseBody.ts';

const NOW = new Date('2026-03-02T13:14:00Z');
const context = { origin: 'listed', format: 'json', network: '198.18.0.1' };
const config = {
  siteUrl: 'https://www.site.test',
  pepper: 'a pepper that is a canary',
  teamEmail: 'team@mail.site.test',
  mailFrom: 'Cresta Azul <website@mail.site.test>',
};
const confirmations = {};

function validate(line) {
  const body = parseBody(line, 'json');
  if (!body.ok) return { body: body.code };
  const parsed = parseContact(body.fields);
  if (!parsed.ok) return { errors: parsed.errors };
  const { id, language, type, visitor_mail } = makeEntry(parsed.message, context, config, NOW);
  const ref = visitor_mail.tags.find(({ name }) => name === 'ref').value;
  const { to: _to, ...constant } = visitor_mail;
  const bytes = JSON.stringify(constant).replaceAll(ref, 'REF').replaceAll(id, 'ID');
  const sort = `${language} ${type}`;
  confirmations[sort] = (confirmations[sort] ?? new Set()).add(bytes);
  return { message: parsed.message };
}

const lines = (await new Response(Deno.stdin.readable).text()).split('\n').filter(Boolean);
const results = [];
for (const line of lines) results.push(JSON.stringify(validate(line)));
const counts = Object.entries(confirmations).map(([sort, bytes]) => [sort, bytes.size]);
results.push(JSON.stringify(Object.fromEntries(counts)));
await Deno.stdout.write(new TextEncoder().encode(results.join('\n')));
