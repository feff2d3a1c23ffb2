/** The public address of a path of this site, for example `https://www.example.org/es/`. */
export const absolute = (path: string) => new URL(path, import.meta.env.SITE_URL).href;
