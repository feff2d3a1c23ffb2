// Set-up for the browser tests of the contact section.
import type { Language } from '@wnc/content/languages';
import { resourceOf } from '@wnc/content/resources';
import { contactLimits } from '@wnc/validation/contact';
import { onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';

import { Contact } from '../sections/contact/Contact.tsx';
import { sectionIn } from './sectionIn.tsx';

/** The words of the section, as a visitor reads them. */
export const wordsOf = (language: Language) => resourceOf(language).contact;

/** What the form says about a field that is too short. */
export const tooShort = (field: 'name' | 'message', language: Language) =>
  wordsOf(language).errors[field].too_short.replace('{{min}}', String(contactLimits[field].min));

/** The section as the page shows it, and the switch to the other language. */
export const contactIn = (language: Language) => sectionIn(language, <Contact />);

/** Stubs the network: `answer` gives each response. Returns the bodies of all requests so far. */
export function stubNetwork(answer: () => Response | Promise<Response>) {
  const bodies: Record<string, unknown>[] = [];
  vi.stubEnv('VITE_SUPABASE_URL', 'https://project.example.org');
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test');
  vi.stubGlobal('fetch', async (_url: string, init: { body: string }) => {
    bodies.push(JSON.parse(init.body));
    return answer();
  });
  return bodies;
}

/** An answer that is held back until `give` is called. */
export function heldAnswer() {
  const give: { now?: (response: Response) => void } = {};
  const promise = new Promise<Response>((resolve) => {
    give.now = resolve;
  });
  return { answer: () => promise, give: (response = received()) => give.now?.(response) };
}

export const received = () =>
  Response.json({ ok: true, id: 'any', ref: 'MSG-7K2M9Q' }, { status: 202 });

export const problem = (code: number, body: object) =>
  Response.json(body, {
    status: code,
    headers: { 'Content-Type': 'application/problem+json' },
  });

/**
 * Opens the section and finds its parts by the names that a visitor sees. After the test its draft
 * and all stubs are removed.
 */
export async function openContact(language: Language = 'en') {
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    sessionStorage.clear();
  });
  const words = wordsOf(language);
  const { element, switchLanguage } = contactIn(language);
  const screen = await render(element);
  const name = screen.getByRole('textbox', { name: words.labels.name });
  const email = screen.getByRole('textbox', { name: words.labels.email });
  const message = screen.getByRole('textbox', { name: words.labels.message });
  const fill = async () => {
    await userEvent.fill(name, 'Ana Ejemplo');
    await userEvent.fill(email, 'ana@example.org');
    await userEvent.fill(message, 'I would like to help.');
  };
  const send = screen.getByRole('button', { name: words.submit });
  const outcome = screen.getByRole('status');
  const toast = screen.getByRole('region', { name: resourceOf(language).accessibility.notices });
  return { words, screen, name, email, message, fill, send, outcome, toast, switchLanguage };
}
