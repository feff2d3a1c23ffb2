import type { people } from '@wnc/content/team';
import { useTranslation } from 'react-i18next';

import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';

type Person = (typeof people)[number];

/** A person's picture on tinted paper with a halo of petals. `sizes` as in HTML. */
export function Portrait({ id, name, role, sizes }: Person & { sizes: string }) {
  const { t } = useTranslation();
  const names = { name: name.value, role: t(($) => $.team.roles[role]) };
  return (
    <div className="picado team-portrait">
      <Icon className="print:hidden" name="halo" />
      <Picture
        alt={
          name.sample ? t(($) => $.team.portraitSample, names) : t(($) => $.team.portrait, names)
        }
        sizes={sizes}
        slot={`team/${id}`}
      />
    </div>
  );
}
