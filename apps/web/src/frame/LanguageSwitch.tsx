import { languages, type Language } from '@wnc/content/languages';

import { useLanguage } from '../i18n.ts';
import { useLanguageLink } from '../language/useLanguageLink.ts';

/** Links to this page in the other languages, each labeled with the language's own name. */
export function LanguageSwitch() {
  const current = useLanguage();
  const others = languages.filter(({ code }) => code !== current);
  // The spaces separate the links where the style sheet is missing.
  return others.flatMap(({ code, name }, place) => [
    // oxlint-disable-next-line react/no-array-index-key -- a link keeps the focus when its language changes
    <LanguageLink key={place} language={code} name={name} />,
    ' ',
  ]);
}

function LanguageLink({ language, name }: { language: Language; name: string }) {
  const link = useLanguageLink(language);
  return (
    <a
      {...link}
      aria-label={name}
      className="inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center rounded-md border-2 border-ridge-700 bg-white/55 px-[0.55rem] py-1 text-small font-bold text-ridge-800 hover:bg-white sm:px-[0.9rem] in-data-scrolled:hover:bg-ridge-100"
      data-replay=""
      lang={language}
    >
      {name}
    </a>
  );
}
