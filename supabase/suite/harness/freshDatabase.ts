import { randomUUID } from 'node:crypto';

import postgres from 'postgres';

const CONNECTIONS = 2;

export type StoredMail = {
  readonly message_id: string;
  readonly kind: 'team' | 'visitor';
  readonly state: 'waiting' | 'accepted' | 'skipped' | 'expired' | 'failed' | 'parked';
  readonly reason: string | null;
  readonly attempts: number;
  readonly failures: number;
  readonly next_at: Date | null;
  readonly lease_until: Date | null;
  readonly provider_id: string | null;
};

export type StoredMessage = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly type: string;
  readonly language: string;
  readonly suspicions: string[];
  readonly address_hash: Buffer | null;
  readonly received_at: Date;
};

export type FreshDatabase = {
  readonly name: string;
  /** As the owner of the tables, without the proxy. */
  readonly sql: postgres.Sql;
  /** One more connection of the same kind. */
  readonly connect: () => postgres.Sql;
  readonly messages: () => Promise<StoredMessage[]>;
  readonly mails: () => Promise<StoredMail[]>;
  /** Changes more than rows, so the next case gets a new copy. */
  readonly alter: (statement: string) => Promise<void>;
  readonly reset: () => Promise<void>;
  readonly drop: () => Promise<void>;
};

/** A copy of the migrated database on `server`. */
export async function createFreshDatabase(server: string): Promise<FreshDatabase> {
  const name = `suite_${randomUUID().replaceAll('-', '')}`;
  const admin = postgres(server, { max: 1, onnotice: () => undefined });
  const url = server.replace(/\/postgres$/, `/${name}`);
  const sql = postgres(url, { max: CONNECTIONS, onnotice: () => undefined });
  let altered = false;
  const copy = () => admin.unsafe(`create database ${name} template template_contact`);
  // Without FORCE: autovacuum may be running, and only Postgres itself or a superuser may end it.
  const remove = async () => {
    await admin`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = ${name} and usename = current_user`;
    await admin.unsafe(`drop database if exists ${name}`);
  };
  await copy();
  return {
    name,
    sql,
    connect: () => postgres(url, { max: 1, onnotice: () => undefined }),
    messages: () => sql<StoredMessage[]>`select * from contact.messages order by received_at, id`,
    mails: () => sql<StoredMail[]>`select * from contact.mails order by message_id, kind`,
    alter: async (statement) => {
      altered = true;
      await sql.unsafe(statement);
    },
    reset: async () => {
      if (altered) {
        altered = false;
        await remove();
        await copy();
        // The first query on each connection finds that its database has been replaced.
        await Promise.allSettled(Array.from({ length: CONNECTIONS }, () => sql`select 1`));
        return;
      }
      // Faster than truncate, which makes new files for the tables. Mails go with their messages.
      await sql`delete from contact.messages`;
      await sql`delete from contact.buckets`;
      await sql`update contact.settings set wake_url = null`;
    },
    drop: async () => {
      await sql.end();
      await remove();
      await admin.end();
    },
  };
}
