import { createEmulator } from 'emulate';

import { freePort, LOOPBACK } from './freePort.ts';

export type MailInbox = {
  /** Base address of the mail API: `POST /emails`, and `GET /emails` for what was sent. */
  readonly api: string;
  /** The page that shows the mails. */
  readonly inbox: string;
  readonly stop: () => Promise<void>;
};

/** Every address of this machine: containers connect to one other than the loopback. */
const EVERYWHERE = '0.0.0.0';

/** Starts a stand-in for Resend that keeps the mails in memory instead of sending them. */
export async function startMailInbox(
  options: { readonly port?: number; readonly forContainers?: boolean } = {},
): Promise<MailInbox> {
  const port = options.port ?? (await freePort());
  const api = `http://${LOOPBACK}:${port}`;
  const hostname = options.forContainers ? EVERYWHERE : LOOPBACK;
  const emulator = await createEmulator({ service: 'resend', port, hostname, baseUrl: api });
  return {
    api,
    inbox: `${api}/inbox`,
    stop: () => emulator.close(),
  };
}
