import oklabFunction from '@csstools/postcss-oklab-function';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { imagetools } from 'vite-imagetools';

import { hosting } from './hosting/hosting.ts';
import { missingSentences } from './prerender/checks/missingSentences.ts';
import { productionGate } from './prerender/checks/productionGate.ts';
import { readablePhotos } from './prerender/checks/readablePhotos.ts';
import { requireEnvironment } from './prerender/checks/requireEnvironment.ts';
import { requirePictures } from './prerender/checks/requirePictures.ts';
import { inlineFunctions } from './prerender/minify/inlineFunctions.ts';
import { plainDrawings } from './prerender/minify/plainDrawings.ts';
import { plainProperties } from './prerender/minify/plainProperties.ts';
import { shortNames } from './prerender/minify/shortNames.ts';
import { shortPreload } from './prerender/minify/shortPreload.ts';
import { prerender } from './prerender/prerender.ts';
import { addSiteFiles } from './prerender/siteFiles/addSiteFiles.ts';
import { sizedArt } from './prerender/sizedArt.ts';
import { wordsModules } from './prerender/wordsModules.ts';

export default defineConfig({
  plugins: [
    requireEnvironment(),
    readablePhotos(),
    requirePictures(),
    react(),
    tailwindcss(),
    plainProperties(),
    shortNames(),
    plainDrawings(),
    sizedArt(),
    imagetools(),
    wordsModules(),
    missingSentences(),
    shortPreload(),
    inlineFunctions(),
    addSiteFiles(),
    prerender(),
    hosting(),
    productionGate(),
  ],
  appType: 'custom',
  // The first versions with cascade layers (decision 102), which know neither `oklch()` nor media
  // queries like `(width >= 40rem)`.
  build: { cssTarget: ['chrome99', 'safari15.4', 'firefox97'] },
  css: { postcss: { plugins: [oklabFunction({ subFeatures: { displayP3: false } })] } },
  envPrefix: ['VITE_', 'SITE_'],
  environments: {
    client: {
      build: {
        outDir: 'dist',
        manifest: true,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: ['src/entry-client.tsx', 'src/first.css', 'src/styles.css'],
          // Keeps the export `begin` for the early script; later parts import more of the chunk.
          preserveEntrySignatures: 'allow-extension',
          // With one non-Latin-1 character in it, V8 stores a script at two bytes per character.
          output: { charset: 'ascii' },
        },
      },
    },
    ssr: {
      build: {
        outDir: '.prerender',
        rolldownOptions: { input: 'src/entry-server.tsx' },
      },
    },
  },
});
