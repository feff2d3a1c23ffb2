import { terms } from '@wnc/content/tooltips';
import { useTranslation } from 'react-i18next';

import { SentenceWith } from '../sentences/SentenceWith.tsx';
import { WithProgramNames } from '../sentences/WithProgramNames.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Picture } from '../ui/Picture.tsx';

const WAYS = [
  { name: 'events', icon: 'operate-events', color: 'text-rosa-600' },
  { name: 'direct', icon: 'operate-direct', color: 'text-sun-600' },
  { name: 'workshops', icon: 'operate-work', color: 'text-hoja-600' },
] as const;
const POINTS = ['one', 'two'] as const;

/** The ways in which the organization works, as a list of paper flags, beside two pictures. */
export function Operate() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="operate-heading" className="relative py-section" id="operate">
      <div className="column grid gap-gap min-[64rem]:grid-cols-[5fr_8fr] min-[64rem]:items-center min-[64rem]:gap-x-[clamp(2rem,5vw,5rem)]">
        <div>
          <h2 id="operate-heading">{t(($) => $.operate.title)}</h2>
          <p className="lead mt-4">{t(($) => $.operate.lead)}</p>
          <ul className="mt-9">
            {WAYS.map(({ name, icon, color }) => (
              <li
                key={name}
                className="flex gap-5 border-t border-(--line) py-6 last:border-b print:break-inside-avoid"
              >
                <Icon className={`h-[3.8rem] w-13 ${color}`} name={icon} />
                <div className="min-w-0">
                  <h3>{t(($) => $.operate[name].title)}</h3>
                  <p className="mt-1">{t(($) => $.operate[name].text)}</p>
                  <ul className="mt-3 grid grid-cols-1 gap-1.5">
                    {POINTS.map((point) => (
                      <li key={point} className="flex gap-2.5 leading-snug text-soft">
                        <Icon className={`mt-1 size-4 ${color}`} name="star" />
                        <span className="min-w-0">
                          <Point>{t(($) => $.operate[name].points[point])}</Point>
                        </span>
                      </li>
                    ))}
                  </ul>
                </div>
              </li>
            ))}
          </ul>
        </div>
        <div className="grid grid-cols-2 items-end gap-[clamp(0.75rem,2vw,1.75rem)] sm:grid-cols-[1fr_1.65fr] min-[64rem]:grid-cols-1">
          <div className="picture-frame picado aspect-4/5 min-[64rem]:order-last min-[64rem]:w-[50%]">
            <Picture
              alt={t(($) => $.operate.direct.alt)}
              sizes="(width >= 64rem) 22rem, (width >= 40rem) 36vw, 45vw"
              slot="operate/services"
            />
          </div>
          <div className="picture-frame picado aspect-4/5 [--focal:18%_50%] sm:mb-[clamp(1.5rem,5vw,4.5rem)] sm:aspect-4/3 min-[64rem]:mb-0 min-[64rem]:w-[76%] min-[64rem]:justify-self-end">
            <Picture
              alt={t(($) => $.operate.events.alt)}
              sizes="(width >= 64rem) 34rem, (width >= 40rem) 58vw, 62vw"
              slot="operate/events"
            />
          </div>
        </div>
      </div>
    </section>
  );
}

/** A point in which a term stays on one line, and a program's name is marked with its language. */
function Point({ children: sentence }: { children: string }) {
  if (!sentence.includes(terms.dsnap)) return <WithProgramNames>{sentence}</WithProgramNames>;
  return (
    <SentenceWith part={terms.dsnap} text={sentence}>
      <span className="inline-block">{terms.dsnap}</span>
    </SentenceWith>
  );
}
