export const SITE = 'https://www.site.test';
export const TEAM = 'team@mail.site.test';
export const API_KEY = 're_canary_of_the_suite';
export const PUBLISHABLE_KEY = 'sb_publishable_canary_of_the_suite';
export const PEPPER = 'a pepper that is a canary';

/** The function's environment variables: the platform's, and its secrets. */
export const environment = (given: { databaseUrl: string; mailApi: string }) => ({
  SUPABASE_URL: 'https://project.supabase.test',
  SUPABASE_DB_URL: given.databaseUrl,
  SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: PUBLISHABLE_KEY }),
  SUPABASE_SECRET_KEYS: JSON.stringify({ default: 'sb_secret_canary_of_the_suite' }),
  SITE_URL: SITE,
  SITE_ENV: 'test',
  CONTACT_PEPPER: PEPPER,
  TEAM_EMAIL: TEAM,
  MAIL_FROM: 'Cresta Azul <website@mail.site.test>',
  RESEND_API_KEY: API_KEY,
  RESEND_BASE_URL: given.mailApi,
});
