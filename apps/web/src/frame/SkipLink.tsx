import { useTranslation } from 'react-i18next';

/** The first Tab stop: skips the header and leads to the main content. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a
      className="fixed -top-96 left-4 z-60 rounded-md bg-white px-5 py-3 font-semibold text-ridge-700 underline shadow-pop focus:top-4 print:hidden"
      href="#main"
    >
      {t(($) => $.accessibility.skipLink)}
    </a>
  );
}
