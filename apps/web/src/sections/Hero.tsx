import { useTranslation } from 'react-i18next';

import bunting from '../art/hero/bunting.svg?raw';
import ridges from '../art/hero/ridges.svg?raw';
import { buttonClasses } from '../ui/buttonClasses.ts';
import { InlineArt } from '../ui/InlineArt.tsx';

/** The first screen: the promise, under a string of cut paper, over the mountains. */
export function Hero() {
  const { t } = useTranslation();
  return (
    <section
      aria-labelledby="hero-heading"
      className="relative isolate min-h-[clamp(max(42rem,21rem+31vw),100svh,50rem+15vw)] overflow-x-clip bg-[linear-gradient(var(--color-ridge-200),var(--color-ridge-100)_34%,var(--color-sun-100)_66%)] forced-colors:bg-none print:min-h-0"
      id="hero"
    >
      <div className="column pt-[calc(var(--header)+max(7.25rem,3.9rem+7.2vw,10.2vw))] pb-88 md:pb-48 print:p-0">
        <h1 className="max-w-[10.5em] text-hero" id="hero-heading">
          {t(($) => $.hero.title)}
        </h1>
        <p className="lead mt-5 mb-7 max-w-[34em] text-ink md:max-w-[31em]">
          {t(($) => $.hero.subtitle)}
        </p>
        <div className="flex flex-wrap gap-3.5">
          <a className={buttonClasses('azul')} href="#community">
            {t(($) => $.hero.learnMore)}
          </a>{' '}
          <a className={buttonClasses('line')} href="#relief">
            {t(($) => $.hero.getInvolved)}
          </a>
        </div>
      </div>
      {/* After the words in the HTML: it sits at the section's foot, which they push down. */}
      <InlineArt
        name="hero-ridges"
        className="absolute inset-x-0 -bottom-px -z-1 h-[max(44.45vw,20.5rem)] [&_g:first-of-type]:[@media(width>=106rem)_and_(height<62rem)]:translate-y-10 *:size-full *:max-w-none print:hidden"
        svg={import.meta.env.SSR ? ridges : ''}
      />
      <InlineArt
        name="hero-bunting"
        className="absolute inset-x-0 top-[calc(var(--header)-0.9rem)] -z-1 h-[max(10.5vw,7.6rem)] *:size-full *:max-w-none print:hidden"
        svg={import.meta.env.SSR ? bunting : ''}
      />
    </section>
  );
}
