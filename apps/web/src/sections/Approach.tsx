import { useTranslation } from 'react-i18next';

import { Picture } from '../ui/Picture.tsx';

/** Keys of the steps in the words of this section. */
const STEPS = ['listen', 'walk', 'organize'] as const;

/** How the organization works: one statement and three steps, above pale ridges. */
export function Approach() {
  const { t } = useTranslation();
  return (
    <section
      aria-labelledby="approach-heading"
      className="relative overflow-x-clip bg-[linear-gradient(var(--color-white),var(--color-ridge-100)_55%)] pt-section print:bg-none"
      id="approach"
    >
      {/* Until hydration, browsers render this only when it is near, and fetch the lazy picture in it
          only then, not 3,000 px ahead (decision 068). A full-page screenshot shows it once the page
          is hydrated. */}
      <div className="absolute inset-x-0 -bottom-px h-(--ridges) [html:not([data-hydrated])_&]:[content-visibility:auto] forced-colors:hidden print:hidden">
        <Picture alt="" className="size-full max-w-none" sizes="100vw" slot="approach/ridges" />
      </div>
      <div className="column relative pb-[calc(var(--ridges)+1rem)] forced-colors:pb-section print:pb-0">
        <h2 className="sr-only" id="approach-heading">
          {t(($) => $.approach.title)}
        </h2>
        <p className="statement max-w-[21em]">{t(($) => $.approach.body)}</p>
        <ol className="mt-[clamp(2rem,4vw,3.5rem)] grid gap-x-gap gap-y-5 md:grid-cols-3">
          {STEPS.map((step) => (
            <li key={step} className="border-t-3 border-ridge-700 pt-[0.9rem]">
              <h3 className="mb-1">{t(($) => $.approach.steps[step].title)}</h3>
              <p>{t(($) => $.approach.steps[step].text)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
