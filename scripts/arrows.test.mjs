import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '..');

const refused = [
  // Another section, from a folder and from a section of one file.
  'apps/web/src/sections/relief/Relief.tsx < ../team/Portrait.tsx',
  'apps/web/src/sections/relief/Relief.tsx < ../Hero.tsx',
  'apps/web/src/sections/Operate.tsx < ./team/Portrait.tsx',
  'apps/web/src/sections/Operate.tsx < ./Hero.tsx',
  // In the contact section: from one folder to another or to the form, and from a new folder.
  'apps/web/src/sections/contact/fields/Fields.tsx < ../draft/storedDraft.ts',
  'apps/web/src/sections/contact/draft/prepareForm.ts < ../fields/parseForm.ts',
  'apps/web/src/sections/contact/sending/formState.ts < ../notices/Toast.tsx',
  'apps/web/src/sections/contact/sending/formState.ts < ../useContactForm.ts',
  'apps/web/src/sections/contact/notices/Toast.tsx < ../sending/sendMessage.ts',
  'apps/web/src/sections/contact/notices/Toast.tsx < ../../team/Portrait.tsx',
  'apps/web/src/sections/contact/notices/Toast.tsx < ../../../frame/Footer.tsx',
  'apps/web/src/sections/contact/garden/Bed.tsx < ../sending/formState.ts',
  // What is above a section, or next to it.
  'apps/web/src/sections/relief/Relief.tsx < ../../frame/Footer.tsx',
  'apps/web/src/sections/relief/Relief.tsx < ../../pages/HomePage.tsx',
  'apps/web/src/sections/Operate.tsx < ../frame/Footer.tsx',
  'apps/web/src/frame/Header.tsx < ../sections/team/Portrait.tsx',
  'apps/web/src/frame/Header.tsx < ../parts/laterParts.ts',
  'apps/web/src/pages/HomePage.tsx < ../entry-client.tsx',
  'apps/web/src/early/tendMenu.ts < ../frame/MobileMenu.tsx',
  'apps/web/src/early/showReference.ts < ../sections/contact/draft/prepareForm.ts',
  // What several sections share.
  'apps/web/src/ui/Icon.tsx < ../sections/Hero.tsx',
  'apps/web/src/ui/Icon.tsx < ../sentences/WithLinks.tsx',
  'apps/web/src/ui/Icon.tsx < @wnc/content/site',
  'apps/web/src/ui/Icon.tsx < react-i18next',
  'apps/web/src/sentences/WithLinks.tsx < ../boundary/FailedPart.tsx',
  'apps/web/src/boundary/FailedPart.tsx < ../sections/contact/Ways.tsx',
  'apps/web/src/language/switchLanguage.ts < ../frame/LanguageSwitch.tsx',
  'apps/web/src/parts/fetchWords.ts < ../language/switchLanguage.ts',
  'apps/web/src/parts/islands.ts < ../sections/Hero.tsx',
  'apps/web/src/parts/laterParts.ts < ../language/switchLanguage.ts',
  'apps/web/src/parts/stillSections.ts < ../frame/Header.tsx',
  'apps/web/src/navigation/anchors.ts < ../head/addresses.ts',
  'apps/web/src/head/addresses.ts < ../sections/Hero.tsx',
  'apps/web/src/i18n.ts < ./parts/fetchWords.ts',
  // A new folder, before it has a line in the list.
  'apps/web/src/garden/Bed.tsx < ../ui/Icon.tsx',
  // In the prerender: from a check, from what makes the output smaller, and from a new folder.
  'apps/web/prerender/checks/secretsIn.ts < ../writePages.ts',
  'apps/web/prerender/checks/secretsIn.ts < ../minify/minifyHtml.ts',
  'apps/web/prerender/checks/secretsIn.ts < ../../src/pages.ts',
  'apps/web/prerender/minify/minifyHtml.ts < ../checks/buildError.ts',
  'apps/web/prerender/minify/minifyHtml.ts < ../fillDocument.ts',
  'apps/web/prerender/siteFiles/robots.ts < ../checks/isOrigin.ts',
  'apps/web/prerender/siteFiles/robots.ts < ../../src/App.tsx',
  'apps/web/prerender/garden/bed.ts < ../minify/minifyHtml.ts',
  // In the function: from a lower layer to a higher one, and to what is injected.
  'supabase/functions/send-contact-email/clock.ts < ./log.ts',
  'supabase/functions/send-contact-email/log.ts < ./store/store.ts',
  'supabase/functions/send-contact-email/request/answer.ts < ../message/createReceive.ts',
  'supabase/functions/send-contact-email/request/answer.ts < ../createHandler.ts',
  'supabase/functions/send-contact-email/mails/teamMail.ts < ../store/store.ts',
  'supabase/functions/send-contact-email/store/store.ts < ../request/origin.ts',
  'supabase/functions/send-contact-email/store/store.ts < ../delivery/retryRules.ts',
  'supabase/functions/send-contact-email/delivery/deliver.ts < ../message/createReceive.ts',
  'supabase/functions/send-contact-email/delivery/deliver.ts < ../request/answer.ts',
  'supabase/functions/send-contact-email/delivery/deliver.ts < ../store/createPostgresStore.ts',
  'supabase/functions/send-contact-email/message/createReceive.ts < ../store/createPostgresStore.ts',
  'supabase/functions/send-contact-email/message/createReceive.ts < ../testing/testClock.ts',
  'supabase/functions/send-contact-email/message/createReceive.ts < ../../../../apps/web/src/i18n.ts',
  'supabase/functions/send-contact-email/garden/bed.ts < ../clock.ts',
  // The page and the function import nothing of each other, content and schema only themselves.
  'apps/web/src/App.tsx < ../../../supabase/functions/send-contact-email/createHandler.ts',
  'supabase/functions/send-contact-email/createHandler.ts < ../../../apps/web/src/i18n.ts',
  'supabase/functions/send-contact-email/mails/render.ts < @wnc/local-stack/startOnPorts',
  'supabase/functions/send-contact-email/mails/render.ts < react-dom/server',
  'packages/content/src/site.ts < @wnc/validation/contact',
  'packages/content/src/site.ts < ../changes/listChanges.ts',
  'packages/content/src/site.ts < react',
  'packages/validation/src/contact.ts < @wnc/content/site',
];

const allowed = [
  'apps/web/src/sections/relief/Relief.tsx < ./ReliefSupport.tsx',
  'apps/web/src/sections/relief/Relief.tsx < ../../ui/Icon.tsx',
  'apps/web/src/sections/relief/Relief.tsx < ../../i18n.ts',
  'apps/web/src/sections/relief/Relief.tsx < @wnc/content/relief',
  'apps/web/src/sections/relief/Relief.browser.test.tsx < ../../testing/say.ts',
  'apps/web/src/sections/contact/ContactForm.tsx < ./notices/Toast.tsx',
  'apps/web/src/sections/contact/notices/Toast.tsx < ./useToastTimer.ts',
  'apps/web/src/sections/contact/notices/Toast.tsx < ../sending/formState.ts',
  'apps/web/src/sections/contact/notices/Toast.tsx < ../../../ui/Icon.tsx',
  'apps/web/src/sections/contact/notices/Toast.tsx < ../../../i18n.ts',
  'apps/web/src/early/showReference.ts < ../sections/contact/draft/storedDraft.ts',
  'apps/web/src/sections/Operate.tsx < ../ui/Icon.tsx',
  'apps/web/src/frame/Header.tsx < ../language/useLanguageLink.ts',
  'apps/web/src/boundary/FailedPart.tsx < ../sentences/WithLinks.tsx',
  'apps/web/src/language/switchLanguage.ts < ../parts/fetchWords.ts',
  'apps/web/src/parts/lowerSections.ts < ../sections/team/Team.tsx',
  'apps/web/src/pages/HomePage.tsx < ../sections/Hero.tsx',
  'apps/web/prerender/writePages.ts < ./checks/requireTarget.ts',
  'apps/web/prerender/writePages.ts < ../src/pages.ts',
  'apps/web/prerender/checks/productionGate.ts < ./secretsIn.ts',
  'apps/web/prerender/checks/requirePictures.ts < @wnc/content/team',
  'apps/web/prerender/siteFiles/robots.ts < ../../src/pages.ts',
  'apps/web/prerender/siteFiles/robots.ts < ../../src/head/addresses.ts',
  'supabase/functions/send-contact-email/mails/render.ts < ../config.ts',
  'supabase/functions/send-contact-email/store/store.ts < ../mails/outgoingMail.ts',
  'supabase/functions/send-contact-email/delivery/deliver.ts < ../store/store.ts',
  'supabase/functions/send-contact-email/message/createReceive.ts < ../request/answer.ts',
  'supabase/functions/send-contact-email/message/createReceive.ts < ../delivery/deliver.ts',
  'supabase/functions/send-contact-email/message/createReceive.ts < @wnc/validation/contact',
  'supabase/functions/send-contact-email/createHandler.ts < ./message/takeMessage.ts',
  'supabase/functions/send-contact-email/testing/testEndpoint.ts < ../createHandler.ts',
  'supabase/functions/send-contact-email/scenarios/outage.test.ts < ../message/createDirectSends.ts',
  'supabase/functions/send-contact-email/createHandler.ts < @wnc/validation/contact',
  'packages/content/src/site.ts < ./facts.ts',
  'packages/validation/src/contact.ts < zod/mini',
];

test('imports follow the arrows of the map: those up or sideways are refused', () => {
  const found = faultsOf([...refused, ...allowed])
    .filter(({ code }) => code === 'eslint(no-restricted-imports)')
    .map(({ filename, message }) => `${filename} < ${message.split("'")[1]}`);
  assert.deepEqual(found.toSorted(), refused.toSorted());
});

test('files of one folder that import each other are refused', () => {
  const faults = faultsOf(['apps/web/src/ui/a.ts < ./b.ts', 'apps/web/src/ui/b.ts < ./a.ts']);
  assert.deepEqual([...new Set(faults.map(({ code }) => code))], ['import(no-cycle)']);
});

/** What the linter finds in files with these imports, each written as `file < import`. */
function faultsOf(imports) {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'arrows-'));
  const cwd = folder.path;
  // Without type-aware rules: these files have no packages to take types from.
  writeFileSync(
    join(cwd, 'oxlint.config.ts'),
    `import config from '${pathToFileURL(join(root, 'oxlint.config.ts'))}';
     export default { ...config, options: {} };`,
  );
  for (const line of imports) {
    const [file, from] = line.split(' < ');
    mkdirSync(dirname(join(cwd, file)), { recursive: true });
    appendFileSync(join(cwd, file), `export * from '${from}';\n`);
  }
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['--format', 'json'], {
    cwd,
    encoding: 'utf8',
  });
  return JSON.parse(stdout).diagnostics;
}
