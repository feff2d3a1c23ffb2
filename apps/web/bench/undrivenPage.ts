import type { Browser, CDPSession } from 'playwright';

/** Sends a command of the Chrome DevTools Protocol, and resolves to its result. */
export type Send = CDPSession['send'];

/** The events of the protocol that are awaited. */
type AwaitedEvent = 'Page.loadEventFired';

export type UndrivenPage = {
  readonly send: Send;
  readonly next: (event: AwaitedEvent) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** A browser and the port on which it can be debugged. */
export type DebuggedBrowser = { readonly browser: Browser; readonly port: number };

type Answer = {
  readonly id?: number;
  readonly method?: string;
  readonly result?: object;
  readonly error?: { readonly message: string };
};

/**
 * Opens an empty page, with a profile of its own, that only gets the commands sent here. A page
 * that Playwright drives has the protocol's `Runtime` domain enabled: V8 then records every `Error`
 * with its lines, for which it parses the scripts again in the middle of running them.
 */
export async function undrivenPage({ browser, port }: DebuggedBrowser): Promise<UndrivenPage> {
  const whole = await browser.newBrowserCDPSession();
  const { browserContextId } = await whole.send('Target.createBrowserContext');
  const { targetId } = await whole.send('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
  });
  const socket = new WebSocket(`ws://127.0.0.1:${port}/devtools/page/${targetId}`);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error('The page cannot be debugged.')));
  });

  const asked = new Map<number, (answer: Answer) => void>();
  const awaited = new Map<string, () => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.method !== undefined) awaited.get(answer.method)?.();
    if (answer.id !== undefined) asked.get(answer.id)?.(answer);
  });
  let id = 0;
  const send = (async (method: string, params?: object) => {
    id += 1;
    socket.send(JSON.stringify({ id, method, params }));
    const { result, error } = await new Promise<Answer>((resolve) => {
      asked.set(id, resolve);
    });
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  }) as Send;

  await send('Page.enable');
  return {
    send,
    next: (event) =>
      new Promise((resolve) => {
        awaited.set(event, resolve);
      }),
    close: async () => {
      socket.close();
      await whole.send('Target.disposeBrowserContext', { browserContextId });
      await whole.detach();
    },
  };
}

/** The first interaction of a visitor. */
export async function movePointer(send: Send): Promise<void> {
  // The first move only sets the pointer's position, without counting as a movement.
  for (const x of [1, 2]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y: 1 });
  }
}
