import { page } from 'vitest/browser';

import { markScrolled } from '../early/markScrolled.ts';
import { tendMenu } from '../early/tendMenu.ts';
import { Header } from '../frame/Header.tsx';
import { asBuilt, pageIn } from './sectionIn.tsx';

/** The header over a page of sections, as the prerender writes it, with what earlyFirstScreen.ts adds. */
export async function openHeader(
  [width, height]: readonly [number, number],
  beforeScripts?: () => unknown,
) {
  await page.viewport(width, height);
  scrollTo(0, 0);
  // Left by a menu that an earlier test did not close.
  document.documentElement.removeAttribute('data-menu-open');
  const { element } = pageIn(
    'en',
    <>
      <Header />
      <main>
        <h1>Home</h1>
        {['mission', 'programs', 'contact'].map((id) => (
          <section key={id} style={{ height: '150vh' }}>
            <div id={id} />
          </section>
        ))}
      </main>
    </>,
  );
  const built = asBuilt(element);
  await beforeScripts?.();
  tendMenu();
  markScrolled();
  return built;
}
