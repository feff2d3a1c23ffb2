import type { people } from '@wnc/content/team';
import { useTranslation } from 'react-i18next';

import { Biography } from './Biography.tsx';
import { Portrait } from './Portrait.tsx';

/** A leader: portrait, name, role, and the biography behind a button. */
export function Leader(person: (typeof people)[number]) {
  const { t } = useTranslation();
  return (
    <li className="leader">
      <Portrait {...person} sizes="13rem" />
      <div className="leader-words">
        <h4 className="font-display text-[clamp(1.5rem,1.2rem+1vw,2rem)] leading-[1.16] font-bold tracking-[-0.005em] text-balance text-(--heading)">
          {person.name.value}
        </h4>
        <p className="mt-1 leading-[1.4] text-soft">{t(($) => $.team.roles[person.role])}</p>
      </div>
      {person.biography && <Biography name={person.name.value} of={person.biography} />}
    </li>
  );
}
