import type { Figure } from '@wnc/content/facts';
import { impactCategories } from '@wnc/content/impact';
import { useTranslation } from 'react-i18next';

import { useFigureText } from '../../useFigureText.ts';

type Id = (typeof impactCategories)[number]['id'];

/** What was done, by kind of help. A kind without a figure is left out. */
export function ImpactCategories() {
  const { t } = useTranslation();
  const known = impactCategories.flatMap(({ id, figure }) => (figure ? [{ id, figure }] : []));
  if (known.length === 0) return null;
  return (
    <div className="mt-[clamp(3rem,6vw,5rem)]">
      <h3>{t(($) => $.impact.title)}</h3>
      <dl className="impact-categories">
        {known.map((category) => (
          <Category key={category.id} {...category} />
        ))}
      </dl>
    </div>
  );
}

function Category({ id, figure }: { id: Id; figure: Figure }) {
  const { t } = useTranslation();
  const figureText = useFigureText();
  const words = t(($) => $.impact[id], { returnObjects: true });
  return (
    <div className="flex flex-col border-t-2 border-ridge-300 pt-4">
      <dt className="order-1 mt-1.5 font-semibold">{words.title}</dt>
      <dd className="figure-text text-(--heading)">{figureText(figure)}</dd>
      {'subtitle' in words && <dd className="order-2 leading-[1.4] text-soft">{words.subtitle}</dd>}
    </div>
  );
}
