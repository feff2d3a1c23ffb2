import type { Guarded } from '@wnc/local-stack/spawnGuarded';

/** A local web server that can serve the build with its generated configuration. */
export type TrialServer = {
  name: string;
  /** The command that installs it on Debian. */
  install: string;
  isInstalled: () => boolean;
  /** `dist` is the built site, `hosting` the folder with the generated files. */
  start: (place: { dist: string; hosting: string; port: number }) => Guarded;
};
