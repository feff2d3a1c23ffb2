import type { World } from '../world/createWorld.ts';
import type { StoredMail } from '../world/freshDatabase.ts';

/** Both mails of the only message, the team's first, with the time until the next try. */
export async function mailsOf(world: World) {
  const waits = ({ next_at }: StoredMail) => Number(next_at) - world.now();
  return (await world.database.mails()).map((mail) => ({
    ...mail,
    wait: mail.state === 'waiting' ? waits(mail) : undefined,
  }));
}

export const hasAlert = (world: World, code: string) =>
  world.log.some((line) => line.includes('"alert"') && line.includes(`"${code}"`));
