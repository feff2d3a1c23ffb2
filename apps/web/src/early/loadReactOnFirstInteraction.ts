/** What visitors do just before their first tap: React is fetched then, to be ready for the tap. */
const INTERACTIONS = [
  'pointermove',
  'pointerdown',
  'keydown',
  'scroll',
  'focusin',
  // Back, on a page that was reloaded after its language was switched in place.
  'popstate',
] as const;

/** Releases the held clicks, and returns the elements that were clicked. */
const release = () => {
  const held = document.querySelectorAll<HTMLElement>('[aria-busy]');
  for (const target of held) target.ariaBusy = null;
  return held;
};

/**
 * Fetches `files`, React and its words, at the first interaction, never before the first paint. A
 * click on an element with `data-replay` before hydration is held, and replayed afterwards. The
 * browser follows a link itself if React cannot be fetched or takes too long; and at once if the
 * page is still as it was opened, since the other page then loads sooner than React.
 */
export function loadReactOnFirstInteraction(files: readonly string[]): void {
  let isReplaying = false;
  let restTimer: ReturnType<typeof setTimeout> | undefined;

  const replay = () => {
    // Released at once: what is clicked from here on waits for the next attempt.
    for (const target of release()) {
      // In a task of its own: a click from inside React's own work cannot hydrate its section.
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
      // Browsers report a pointer that rests where the page opens as a `pointermove` of 0 px.
      (event.type === 'pointermove' && !event.movementX && !event.movementY) ||
      // No visitor focuses the whole page: they have just answered the language offer, and the
      // browser may be about to follow its link.
      (event.target as Element).id === 'main'
    ) {
      return;
    }
    for (const type of INTERACTIONS) removeEventListener(type, load, true);
    Promise.all(files.map((file) => import(/* @vite-ignore */ file)))
      .then(([entry]) => entry.begin())
      .catch(() => {
        // The next click tries again. After a press on play, the focus goes to the link to the
        // video's page, unless the visitor is in the form by now.
        const link =
          document.querySelector('figure [aria-busy]') &&
          document.querySelector<HTMLElement>('figure a');
        replay();
        if (!(document.activeElement as HTMLInputElement).form) link?.focus();
      });
  };

  // This and what follows cost fewer bytes in here than at the top level.
  /** How long a held click on a link waits for React before the link is followed. */
  const LINK_TIMEOUT_MS = 1500;

  const hold = (event: MouseEvent) => {
    if (isReplaying || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const target = (event.target as Element).closest<HTMLElement>('[data-replay],a[href^=\\/]');
    if (!target) return;
    // The browser is following a link to another page: held clicks must not lead elsewhere.
    if (!target.matches('[data-replay]')) return release();
    if ((target as HTMLAnchorElement).href) {
      if (isFollowedAtOnce(event)) return;
      setTimeout(replay, LINK_TIMEOUT_MS);
    }
    event.preventDefault();
    // Browsers write this as "true"; quotes would cost bytes here.
    target.ariaBusy = true as unknown as string;
    load(event);
  };

  /** How long language links rest; the answer to a message may have opened in another tab. */
  const REST_MS = 15_000;

  const rest = (inert?: boolean) => {
    // An earlier message's timer would end this rest too early.
    clearTimeout(restTimer);
    if (inert) restTimer = setTimeout(rest, REST_MS);
    for (const link of document.querySelectorAll<HTMLElement>('a[data-replay]')) {
      // Browsers treat undefined as false.
      link.inert = inert as boolean;
    }
  };

  /**
   * Runs when a message is sent, and when the page is left. A link that was held, or is tapped
   * while the browser sends a message, would take the visitor away before the answer; or once more,
   * after they have come back.
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
  // A page opened at a section gets that section's title and description from React.
  if (location.hash) addEventListener('load', load);
}

/**
 * Whether the browser should follow a link at once: nothing is scrolled or open that the other page
 * would lose (it restores the draft of a message), and fetching React would only delay that page.
 */
const isFollowedAtOnce = ({ target }: Event) =>
  !scrollY &&
  !document.querySelector('[data-menu-open]') &&
  // The target of a scroll is the document, which has no `closest`.
  (target as Element).closest?.('a[data-replay]');
