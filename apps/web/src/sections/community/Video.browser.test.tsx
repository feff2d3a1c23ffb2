import { videoFacts } from '@wnc/content/community';
import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';

import { say } from '../../testing/say.ts';
import { scrollAtOnce } from '../../testing/scrollAtOnce.ts';
import { sectionIn } from '../../testing/sectionIn.tsx';
import { Video } from './Video.tsx';

// The tests need no network: the player's frame is in the page, but its document is not fetched.
const rule = Object.assign(document.createElement('meta'), {
  httpEquiv: 'Content-Security-Policy',
  content: "frame-src 'none'",
});
document.head.append(rule);

const t = say('en');
const play = t(($) => $.community.playLabel);
const wayOutIn = (language: 'en' | 'es') =>
  `${say(language)(($) => $.community.watchOnSite)} ${say(language)(($) => $.accessibility.newTab)}`;

const player = () => document.querySelector('iframe');

test('there is no player, and so no request to its host, before the visitor presses play', async () => {
  const screen = await render(sectionIn('en', <Video />).element);
  await expect.element(screen.getByRole('button', { name: play })).toBeVisible();
  expect(player()).toBeNull();
});

test('play starts the video at the second that its facts name, with captions in Spanish on the Spanish page', async () => {
  const screen = await render(sectionIn('es', <Video />).element);
  await userEvent.click(
    screen.getByRole('button', { name: say('es')(($) => $.community.playLabel) }),
  );
  const { host, pathname, searchParams } = new URL(player()?.src ?? '');
  expect(host).toBe('www.youtube-nocookie.com');
  expect(pathname).toBe(`/embed/${videoFacts.id.value}`);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    autoplay: '1',
    start: String(videoFacts.startSeconds.value),
    cc_load_policy: '1',
    cc_lang_pref: 'es',
    hl: 'es',
    playsinline: '1',
    // Only videos from the same channel are suggested at the end.
    rel: '0',
  });
});

test('the player may play by itself, fill the screen and open its links, and its host learns which site embeds it', async () => {
  const screen = await render(sectionIn('en', <Video />).element);
  await userEvent.click(screen.getByRole('button', { name: play }));
  expect(player()?.allow.split('; ')).toEqual(expect.arrayContaining(['autoplay', 'fullscreen']));
  expect([...(player()?.sandbox ?? [])]).toEqual(
    expect.arrayContaining([
      'allow-scripts',
      'allow-same-origin',
      'allow-popups',
      'allow-popups-to-escape-sandbox',
    ]),
  );
  // Without a referrer the host refuses to play.
  expect(player()?.referrerPolicy).toBe('strict-origin-when-cross-origin');
});

test('the player takes the place of the poster, and the focus', async () => {
  const screen = await render(sectionIn('en', <Video />).element);
  const button = screen.getByRole('button', { name: play });
  const before = button.element().getBoundingClientRect();
  await userEvent.click(button);
  expect(document.activeElement).toBe(player());
  await expect.element(screen.getByText(t(($) => $.community.loading))).toBeInTheDocument();
  expect(player()?.title).toBe(t(($) => $.community.videoTitle));
  expect(player()?.getBoundingClientRect()).toEqual(before);
});

test('the player takes the focus even if a browser focuses an ancestor of the clicked button instead', async () => {
  const screen = await render(
    <div data-testid="around" tabIndex={-1}>
      {sectionIn('en', <Video />).element}
    </div>,
  );
  const button = screen.getByRole('button', { name: play }).element();
  // Like Safari, which does not focus a clicked button.
  button.addEventListener('mousedown', (event) => {
    event.preventDefault();
    screen.getByTestId('around').element().focus();
  });
  await userEvent.click(button);
  expect(document.activeElement).toBe(player());
});

test('the player leaves the focus to a visitor who has started to write before it appears', async () => {
  const screen = await render(
    <>
      {sectionIn('en', <Video />).element}
      <textarea aria-label="Message" />
    </>,
  );
  const message = screen.getByLabelText('Message');
  await userEvent.click(message);
  // The way a click from before hydration is replayed.
  screen
    .getByRole('button', { name: play })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.poll(player).not.toBeNull();
  await expect.element(message).toHaveFocus();
});

test('for a visitor who has scrolled far away before it appears, the player waits in silence', async () => {
  const screen = await render(
    <>
      {sectionIn('en', <Video />).element}
      <div style={{ height: '300vh' }} />
    </>,
  );
  const button = screen.getByRole('button', { name: play }).element();
  scrollAtOnce();
  onTestFinished(() => scrollTo(0, 0));
  scrollTo(0, 2 * innerHeight);
  button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.poll(player).not.toBeNull();
  expect(new URL(player()?.src ?? '').searchParams.get('autoplay')).toBe('0');
});

test('for a visitor who is in another tab when it appears, the player waits in silence', async () => {
  const screen = await render(sectionIn('en', <Video />).element);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  await userEvent.click(screen.getByRole('button', { name: play }));
  expect(new URL(player()?.src ?? '').searchParams.get('autoplay')).toBe('0');
});

test('a playing video continues when the page changes its language', async () => {
  const { element, switchLanguage } = sectionIn('en', <Video />);
  const screen = await render(element);
  await userEvent.click(screen.getByRole('button', { name: play }));
  const address = player()?.src;
  await switchLanguage();
  await expect.element(screen.getByRole('link', { name: wayOutIn('es') })).toBeVisible();
  expect(player()?.src).toBe(address);
});

test("O20: the link to the video's own page, at the same second, is there before and after", async () => {
  const screen = await render(sectionIn('en', <Video />).element);
  const link = screen.getByRole('link', { name: wayOutIn('en') });
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
  const { id, startSeconds } = videoFacts;
  await expect
    .element(link)
    .toHaveAttribute(
      'href',
      `https://www.youtube.com/watch?v=${id.value}&t=${startSeconds.value}s`,
    );
  await userEvent.click(screen.getByRole('button', { name: play }));
  await expect.element(link).toBeVisible();
});
