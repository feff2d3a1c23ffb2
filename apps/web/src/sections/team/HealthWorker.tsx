import type { people } from '@wnc/content/team';
import { useTranslation } from 'react-i18next';

import { Portrait } from './Portrait.tsx';

/** A community health worker: portrait, name, role. */
export function HealthWorker(person: (typeof people)[number]) {
  const { t } = useTranslation();
  return (
    <li className="break-inside-avoid">
      <Portrait {...person} sizes="(width >= 48rem) 18rem, 50vw" />
      <h4 className="mt-3.5 font-display text-[1.1875rem] leading-[1.2] font-bold text-(--heading)">
        {person.name.value}
      </h4>
      <p className="mt-0.5 text-[1rem] leading-[1.35] text-soft">
        {t(($) => $.team.roles[person.role])}
      </p>
    </li>
  );
}
