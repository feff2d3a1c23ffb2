import { organization } from '@wnc/content/site';
import { typedFields } from '@wnc/validation/fields';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import {
  heldAnswer,
  openContact,
  problem,
  received,
  stubNetwork,
  tooShort,
  wordsOf,
} from '../../testing/openContact.tsx';

test.each(['en', 'es'] as const)('in %s an empty form names its three fields', async (language) => {
  const bodies = stubNetwork(received);
  const { words, screen, name, email, message, send } = await openContact(language);
  await userEvent.click(send);
  await expect
    .element(name)
    .toHaveAccessibleDescription(`${words.hints.name} ${tooShort('name', language)}`);
  await expect.element(email).toHaveAttribute('aria-invalid', 'true');
  await expect.element(message).toHaveAttribute('aria-invalid', 'true');
  await expect.element(name).toHaveFocus();
  const summary = words.errors.summary_other.replace('{{count}}', '3');
  await expect.element(screen.getByRole('region', { name: summary })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: tooShort('message', language) }));
  await expect.element(message).toHaveFocus();
  expect(bodies).toHaveLength(0);
});

test('a field that is too short tells the least length', async () => {
  const { name, message, send } = await openContact('en');
  await userEvent.click(send);
  for (const [field, sentence] of [
    [name, 'Name must be at least 2 characters.'],
    [message, 'Message must be at least 10 characters.'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one field after the other
    await expect.element(field).toHaveAccessibleDescription(expect.stringContaining(sentence));
  }
});

test('shown errors change with the language, and what was typed stays', async () => {
  const { screen, name, send, switchLanguage } = await openContact('en');
  await userEvent.fill(name, 'A');
  await userEvent.click(send);
  await switchLanguage();
  const { labels } = wordsOf('es');
  const nombre = screen.getByRole('textbox', { name: labels.name });
  const described = expect.stringContaining(tooShort('name', 'es'));
  await expect.element(nombre).toHaveAccessibleDescription(described);
  await expect.element(nombre).toHaveValue('A');
  await expect.element(nombre).toHaveFocus();
});

test('a corrected field loses its error at once, and the others keep theirs', async () => {
  const { name, email, send } = await openContact();
  await userEvent.click(send);
  await userEvent.fill(name, 'Ana');
  await expect.element(name).not.toHaveAttribute('aria-invalid');
  await expect.element(email).toHaveAttribute('aria-invalid', 'true');
});

test.each(['en', 'es'] as const)(
  'in %s O11: success empties the form and shows the reference',
  async (language) => {
    const bodies = stubNetwork(received);
    const { words, screen, name, message, fill, send, outcome, toast } =
      await openContact(language);
    await userEvent.click(screen.getByRole('radio', { name: words.tabs.partner.label }));
    await fill();
    await userEvent.click(send);
    await expect
      .element(toast)
      .toHaveTextContent(words.success.toastTitle + words.success.toastText);
    await expect.element(outcome).toMatchTextContent(words.success.inline);
    await expect.element(outcome).toMatchTextContent(words.success.checkEmail);
    await expect.element(outcome).toMatchTextContent('MSG-7K2M9Q');
    await expect.element(screen.getByRole('heading', { name: words.success.inline })).toHaveFocus();
    await expect.element(screen.getByText(words.tabs.chw.lead)).not.toBeVisible();
    expect(JSON.stringify(sessionStorage)).not.toMatch(/Ana|example\.org|help/);
    expect(bodies).toHaveLength(1);
    expect(bodies[0]).toMatchObject({
      type: 'partner',
      email: 'ana@example.org',
      language,
      website: '',
    });
    await userEvent.click(screen.getByRole('button', { name: words.success.another }));
    await expect.element(name).toHaveFocus();
    await expect.element(name).toHaveValue('');
    await expect.element(message).toHaveValue('');
    await expect.element(screen.getByRole('radio', { name: words.tabs.chw.label })).toBeChecked();
  },
);

test('only one of the two notices is read out', async () => {
  stubNetwork(received);
  const { fill, send, toast, outcome } = await openContact();
  await fill();
  await userEvent.click(send);
  await expect.element(toast).toBeVisible();
  expect(
    document.querySelectorAll('[role=status], [role=alert], [aria-live], output'),
  ).toHaveLength(1);
  await expect.element(outcome).not.toBeEmptyDOMElement();
});

test.each(['en', 'es'] as const)(
  'in %s O08: a failure keeps the text and offers phone and e-mail',
  async (language) => {
    vi.spyOn(console, 'error').mockReturnValue();
    stubNetwork(() => problem(403, { code: 'origin_not_allowed' }));
    const { words, name, fill, send, outcome, toast } = await openContact(language);
    await fill();
    await userEvent.click(send);
    await expect
      .element(toast)
      .toHaveTextContent(words.failure.toastTitle + words.failure.toastText);
    await expect.element(outcome).toMatchTextContent(words.failure.inline);
    await expect.element(outcome).toMatchTextContent(words.failure.kept);
    const phone = outcome.getByRole('link', { name: organization.phone.display.value });
    await expect.element(phone).toBeVisible();
    const address = outcome.getByRole('link', { name: organization.email.value });
    await expect.element(address).toBeVisible();
    await expect.element(name).toHaveValue('Ana Ejemplo');
    await expect.element(send).toHaveFocus();
    expect(vi.mocked(console.error).mock.calls).toEqual([
      ['The message was not sent: origin_not_allowed'],
    ]);
  },
);

test('O06: the fields that the function refuses are named, and the first has the focus', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const errors = [{ field: 'email', code: 'unicode_local' }];
  stubNetwork(() => problem(422, { code: 'validation_failed', errors }));
  const { words, email, fill, send } = await openContact('es');
  await fill();
  await userEvent.click(send);
  await expect.element(email).toHaveFocus();
  await expect
    .element(email)
    .toHaveAccessibleDescription(new RegExp(words.errors.email.unicode_local));
  await expect.element(email).toHaveValue('ana@example.org');
});

test('O06: the error of a topic that the function refuses links to the topics, and the URL stays', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const errors = [
    { field: 'email', code: 'unicode_local' },
    { field: 'type', code: 'invalid_choice' },
  ];
  stubNetwork(() => problem(422, { code: 'validation_failed', errors }));
  const { words, screen, fill, send } = await openContact();
  await fill();
  await userEvent.click(send);
  const { href } = location;
  await userEvent.click(screen.getByRole('link', { name: words.errors.type.invalid_choice }));
  await expect.element(screen.getByRole('radio', { name: words.tabs.chw.label })).toHaveFocus();
  expect(location.href).toBe(href);
});

test('O27: while it is being sent, the button says so and keeps the focus, and nothing can be changed', async () => {
  const { answer, give } = heldAnswer();
  stubNetwork(answer);
  const { words, screen, name, fill, send, outcome } = await openContact();
  await fill();
  await userEvent.click(send);
  const sending = screen.getByRole('button', { name: words.sending });
  await expect.element(sending).toHaveAttribute('aria-disabled', 'true');
  await expect.element(sending).toHaveFocus();
  await expect.element(outcome).toHaveTextContent(words.sending);
  await expect.element(name).toHaveAttribute('readonly');
  await userEvent.click(screen.getByRole('radio', { name: words.tabs.partner.label }), {
    force: true,
  });
  await expect.element(screen.getByRole('radio', { name: words.tabs.chw.label })).toBeChecked();
  give();
  await expect.element(outcome).toMatchTextContent(words.success.inline);
});

test('people cannot see or reach the honeypot field', async () => {
  const { name, screen, send, words } = await openContact();
  await expect
    .element(screen.getByRole('textbox', { name: words.honeypot }))
    .not.toBeInTheDocument();
  const honeypot = document.querySelector<HTMLInputElement>('[name=website]');
  expect(honeypot?.closest('[aria-hidden]')?.getBoundingClientRect().width).toBe(1);
  expect(honeypot?.autocomplete).toBe('off');
  await userEvent.click(name);
  for (const field of typedFields) {
    expect(document.activeElement).toHaveProperty('name', field);
    // oxlint-disable-next-line no-await-in-loop -- one field after the other
    await userEvent.tab();
  }
  await expect.element(send).toHaveFocus();
});
