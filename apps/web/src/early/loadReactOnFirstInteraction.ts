/** What visitors do shortly before their first tap: React is fetched then, to be ready for the tap. */
const INTERACTIONS = [
  'pointermove',
  'pointerdown',
  'keydown',
  'scroll',
  'focusin',
  // Back, on a page that was reloaded after its language had been switched in place.
  'popstate',
] as const;

/** Lets go of the clicks that are held, and returns what was clicked. */
const release = () => {
  const held = document.querySelectorAll<HTMLElement>('[aria-busy]');
  for (const target of held) target.ariaBusy = null;
  return held;
};

/**
 * Fetches React and its words, the `files`, at the first interaction, never before the first paint. A
 * click on an element with `data-replay` that comes before hydration is held, and replayed after it.
 * A link is followed by the browser where React cannot be fetched or takes too long; and at once
 * where the page is still as it was opened, since the other page then loads sooner than React.
 */
export function loadReactOnFirstInteraction(files: readonly string[]): void {
  let isReplaying = false;
  let restTimer: ReturnType<typeof setTimeout> | undefined;

  const replay = () => {
    // Released at once: what is clicked from here on waits for the next attempt.
    for (const target of release()) {
      // In a task of its own: from inside React's own work a click cannot hydrate its section.
      setTimeout(() => {
        isReplaying = true;
        target.click();
        isReplaying = false;
      });
    }
  };

  const load = (event: Event & Partial<PointerEvent>) => {
    if (
      isFollowedAtOnce(event) ||
      // Browsers report a pointer that rests where a page opens as a `pointermove` of 0 px.
      (event.type === 'pointermove' && !event.movementX && !event.movementY) ||
      // No visitor focuses all of the page: they have answered the offer of a language, and the
      // browser may be about to follow its link.
      (event.target as Element).id === 'main'
    ) {
      return;
    }
    for (const type of INTERACTIONS) removeEventListener(type, load, true);
    Promise.all(files.map((file) => import(/* @vite-ignore */ file)))
      .then(([entry]) => entry.begin())
      .catch(() => {
        // The next click tries again. Whoever pressed play is led to the link to the video's page,
        // unless they are in the form by now.
        const link = document.querySelector<HTMLElement>('figure:has([aria-busy]) a');
        replay();
        if (!(document.activeElement as HTMLInputElement).form) link?.focus();
      });
  };

  // In here, this and what follows cost fewer bytes than above.
  /** How long a held click on a link waits for React before it is followed. */
  const LINK_TIMEOUT_MS = 1500;

  const hold = (event: MouseEvent) => {
    if (isReplaying || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const target = (event.target as Element).closest<HTMLElement>('[data-replay],a[href^=\\/]');
    if (!target) return;
    // The browser follows a link to another page: what was held must not lead elsewhere meanwhile.
    if (!target.matches('[data-replay]')) return release();
    if ((target as HTMLAnchorElement).href) {
      if (isFollowedAtOnce(event)) return;
      setTimeout(replay, LINK_TIMEOUT_MS);
    }
    event.preventDefault();
    // Browsers write it as "true"; in here, quotes cost bytes.
    target.ariaBusy = true as unknown as string;
    load(event);
  };

  /** How long links to a language rest; the answer to a message may have opened in another tab. */
  const REST_MS = 15_000;

  const rest = (inert?: boolean) => {
    // That of an earlier message would end this rest too early.
    clearTimeout(restTimer);
    if (inert) restTimer = setTimeout(rest, REST_MS);
    for (const link of document.querySelectorAll<HTMLElement>('a[data-replay]')) {
      // Browsers take undefined for false.
      link.inert = inert as boolean;
    }
  };

  /**
   * When a message is sent, and when the page is left. A link that was held, or is tapped while the
   * browser sends a message, would take the page away before the answer; or once more, when the
   * visitor is back from where they went.
   */
  const leave = ({ type, defaultPrevented }: Event) => {
    release();
    rest(type === 'submit' && !defaultPrevented);
  };

  for (const type of INTERACTIONS) addEventListener(type, load, true);
  addEventListener('click', hold, true);
  addEventListener('hydrated', () => {
    removeEventListener('click', hold, true);
    replay();
  });
  addEventListener('submit', leave);
  addEventListener('pagehide', leave);
  // The video's button, clicked before this ran: held from here on.
  release()[0]?.click();
  // A page that is opened at a section gets the description of that section, from React.
  if (location.hash) addEventListener('load', load);
}

/**
 * Whether the browser is to follow a link at once: nothing is scrolled or open that the other page
 * would lose (it restores the draft of a message), and fetching React would only delay that page.
 */
const isFollowedAtOnce = ({ target }: Event) =>
  !scrollY &&
  !document.querySelector('[data-menu-open]') &&
  // The target of a scroll is the document, which has no `closest`.
  (target as Element).closest?.('a[data-replay]');
