interface ImportMetaEnv {
  /** Origin of the published site, for example `https://www.example.org`. */
  readonly SITE_URL: string;
  /** `production` for the public site, `preview` for a copy that search engines leave alone. */
  readonly SITE_ENV?: 'production' | 'preview';
}

interface Window {
  /** Trusted Types, where the browser has them. The empty document needs no policy. */
  readonly trustedTypes?: { readonly emptyHTML: string };
}

/** Of HTML, and not yet among the types of TypeScript. Missing in some browsers. */
declare class CloseWatcher extends EventTarget {
  /** As the back gesture or Escape does. */
  requestClose(): void;
  destroy(): void;
}
