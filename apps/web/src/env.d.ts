/** Makes a misspelled variable name in `import.meta.env` a compile error. */
interface ViteTypeOptions {
  strictImportMetaEnv: unknown;
}

interface ImportMetaEnv {
  /** Origin of the published site, for example `https://www.example.org`. */
  readonly SITE_URL: string;
  /** `production` for the public site, `preview` for a copy that search engines leave alone. */
  readonly SITE_ENV?: 'production' | 'preview';
  /** Origin of the Supabase project, for example `https://abc.supabase.co`. */
  readonly VITE_SUPABASE_URL: string;
  /** Public by design: `sb_publishable_…`. */
  readonly VITE_SUPABASE_PUBLISHABLE_KEY: string;
}

interface Window {
  /** Trusted Types, where the browser has them. Empty HTML needs no policy. */
  readonly trustedTypes?: { readonly emptyHTML: string };
}

/** Part of HTML, but not yet in TypeScript's types. Missing in some browsers. */
declare class CloseWatcher extends EventTarget {
  /** Does what the back gesture or Escape does. */
  requestClose(): void;
  destroy(): void;
}
