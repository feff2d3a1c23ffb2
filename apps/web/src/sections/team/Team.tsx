import { people } from '@wnc/content/team';
import { useTranslation } from 'react-i18next';

import { HealthWorker } from './HealthWorker.tsx';
import { Leader } from './Leader.tsx';
import { teamSamples } from './teamSamples.ts';

const leaders = people.filter(({ group }) => group === 'leaders');
const healthWorkers = people.filter(({ group }) => group === 'chws');

/** Who does the work: those who lead, with their biographies, and the health workers. */
export function Team() {
  const { t } = useTranslation();
  const samples = teamSamples();
  return (
    <section aria-labelledby="team-heading" className="team py-section" id="team">
      <div className="column">
        <h2 id="team-heading">{t(($) => $.team.title)}</h2>
        <p className="lead mt-3">{t(($) => $.team.lead)}</p>
        {samples && (
          <p className="team-samples" data-team={samples}>
            {t(($) => $.team.samples[samples])}
          </p>
        )}
        <h3 className="sr-only">{t(($) => $.team.leaders)}</h3>
        <ul className="mt-[clamp(2rem,4vw,3.25rem)] grid items-start gap-gap min-[56rem]:grid-cols-2">
          {leaders.map((person) => (
            <Leader key={person.id} {...person} />
          ))}
        </ul>
        <h3 className="mt-[clamp(3rem,6vw,5rem)]">{t(($) => $.team.chws)}</h3>
        <ul className="team-health-workers">
          {healthWorkers.map((person) => (
            <HealthWorker key={person.id} {...person} />
          ))}
        </ul>
      </div>
    </section>
  );
}
