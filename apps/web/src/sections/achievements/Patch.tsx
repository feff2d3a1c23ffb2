import type { Achievement } from '@wnc/content/achievements';
import { numberText } from '@wnc/content/facts';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '../../i18n.ts';
import { WithProgramNames } from '../../sentences/WithProgramNames.tsx';
import type { IconName } from '../../ui/Icon.tsx';
import { BigFigure } from './BigFigure.tsx';

type Id = Achievement['id'];

const COLORS: Record<Id, string> = {
  chw: 'bg-ridge-800 text-white',
  youth: 'bg-sun-400 text-ink',
  manos: 'bg-ridge-100 text-ridge-900',
  faros: 'bg-rosa-100 text-rosa-800',
  mujer: 'bg-hoja-700 text-white',
  relief: 'bg-ridge-700 text-white',
};

const FABRIC: Record<Id, { quilt: IconName; color: string }> = {
  chw: { quilt: 'quilt-1', color: 'text-ridge-500' },
  youth: { quilt: 'quilt-5', color: 'text-sun-200' },
  manos: { quilt: 'quilt-3', color: 'text-ridge-300' },
  faros: { quilt: 'quilt-4', color: 'text-rosa-300' },
  mujer: { quilt: 'quilt-2', color: 'text-hoja-500' },
  relief: { quilt: 'quilt-6', color: 'text-ridge-400' },
};

/** One patch: the figure and what it counts, beside a strip of fabric. */
export function Patch({ id, figure, since, districts }: Achievement) {
  const { t } = useTranslation();
  const language = useLanguage();
  const values = {
    year: String(since?.value ?? ''),
    districts: districts ? numberText(districts, language) : '',
  };
  return (
    <li
      className={`relative row-span-3 grid grid-rows-subgrid p-[min(6.25vw,clamp(1.25rem,0.8rem+1.4vw,2rem))] forced-colors:border-2 print:break-inside-avoid ${COLORS[id]}`}
    >
      <Fabric {...FABRIC[id]} />
      <BigFigure figure={figure} />
      <h3 className="mt-2 max-w-[19em] font-body text-[1.0625rem] leading-[1.35] font-semibold tracking-normal text-current">
        <WithProgramNames>{t(($) => $.achievements[id].title, values)}</WithProgramNames>
      </h3>
      <p className="mt-1.5 max-w-[22em] text-small">{t(($) => $.achievements[id].text, values)}</p>
    </li>
  );
}

function Fabric({ quilt, color }: { quilt: IconName; color: string }) {
  return (
    <svg
      aria-hidden="true"
      className={`absolute inset-y-0 -end-px h-full print:hidden ${color}`}
      height="360"
      preserveAspectRatio="xMidYMin slice"
      viewBox="0 0 120 360"
      width="120"
    >
      {[0, 119, 238].map((y) => (
        <use key={y} height="120" href={`#${quilt}`} width="120" y={y} />
      ))}
    </svg>
  );
}
