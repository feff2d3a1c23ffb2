import type { Guarded } from '@wnc/local-stack/spawnGuarded';

export type TrialPlace = {
  /** The built site. */
  dist: string;
  /** The folder with the generated configuration. */
  hosting: string;
  /** An empty folder for the server's own files, removed when it has stopped. */
  folder: string;
  port: number;
};

/** A local web server that can serve the build with its generated configuration. */
export type TrialServer = {
  name: string;
  /** The command that installs it on Debian. */
  install: string;
  isInstalled: () => boolean;
  start: (place: TrialPlace) => Guarded;
};
