import { randomUUID } from 'node:crypto';

/** Keys of a local stack protect nothing; the prefixes are the platform's. */
export const PUBLISHABLE_KEY = 'sb_publishable_local_stack_only';
const SECRET_KEY = 'sb_secret_local_stack_only';

/** The function's environment: what the platform sets, and the secrets of `.env.example`. */
export function functionEnvironment(given: {
  readonly functions: string;
  readonly site: string;
  readonly databaseUrl: string;
  readonly mailApi: string;
}): Record<string, string> {
  return {
    SUPABASE_URL: given.functions,
    SUPABASE_DB_URL: given.databaseUrl,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: PUBLISHABLE_KEY }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: SECRET_KEY }),
    SB_REGION: 'local',
    SB_EXECUTION_ID: randomUUID(),

    SITE_URL: given.site,
    SITE_ENV: 'local',
    ALLOWED_ORIGINS: given.site.replace('127.0.0.1', 'localhost'),
    RESEND_API_KEY: 're_local_stack_only',
    RESEND_BASE_URL: given.mailApi,
    TEAM_EMAIL: 'team@local-stack.example',
    MAIL_FROM: 'Website <website@local-stack.example>',
    CONTACT_PEPPER: 'local-stack-only-pepper',
  };
}
