import { reliefFacts } from '@wnc/content/relief';
import { useTranslation } from 'react-i18next';

import { buttonClasses } from '../../ui/buttonClasses.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { useFigureText } from '../../useFigureText.ts';
import { ReliefSupport } from './ReliefSupport.tsx';

const FIGURES = ['meals', 'foodBoxes', 'neighbors'] as const;

/** The help after the hurricane: the water that was given out, and what else. */
export function Relief() {
  const { t } = useTranslation();
  const figureText = useFigureText();
  const people = figureText(reliefFacts.waterPeople);
  return (
    <section aria-labelledby="relief-heading" className="relief" id="relief">
      <Picture alt="" className="relief-ridges" sizes="100vw" slot="relief/ridges" />
      <div className="on-dark bg-ridge-950 pt-[clamp(2rem,3vw,3.5rem)] pb-section">
        <div className="column">
          <div className="relief-top">
            <div>
              <h2 id="relief-heading">{t(($) => $.relief.title)}</h2>
              <p className="lead mt-4 max-w-[34em]">{t(($) => $.relief.lead)}</p>
              <p className="relief-giant">{figureText(reliefFacts.water)}</p>
              <p className="relief-giant-label">
                {t(($) => $.relief.water.title)}{' '}
                <strong className="inline-block">
                  {t(($) => $.relief.water.detail, { people })}
                </strong>
              </p>
            </div>
            <Picture
              alt=""
              className="relief-drop"
              sizes="(width >= 44rem) 24vw, 6.25rem"
              slot="relief/water"
            />
          </div>
          <ul className="mt-[clamp(2.5rem,5vw,4.5rem)] grid gap-x-gap gap-y-8 sm:grid-cols-3">
            {FIGURES.map((id) => (
              <li className="border-t-2 border-ridge-500 pt-4.5" key={id}>
                <p className="figure-text">{figureText(reliefFacts[id])}</p>
                <p className="mt-2 text-soft">{t(($) => $.relief[id].title)}</p>
              </li>
            ))}
          </ul>
          <ReliefSupport />
          <a className={`${buttonClasses('line')} mt-8`} href="#contact">
            {t(($) => $.relief.contact)}
            <Icon className="size-[1.15em] max-sm:hidden" name="icon-arrow" />
          </a>
        </div>
      </div>
    </section>
  );
}
