/**
 * Supabase's command line tool in the version that is tried. It weighs 140 MB and few need it, so
 * `pnpm dlx` fetches it when a command asks for it.
 */
export const SUPABASE_CLI = 'supabase@3.1.0';
