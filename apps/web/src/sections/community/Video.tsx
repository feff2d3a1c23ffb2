import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { languageShown } from '../../i18n.ts';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { focusIsNear } from '../../ui/focusIsNear.ts';
import { Icon } from '../../ui/Icon.tsx';
import { isInSight } from '../../ui/isInSight.ts';
import { Picture } from '../../ui/Picture.tsx';
import { playerAddress, videoPage } from './videoAddress.ts';

/** The player needs its scripts and the storage of its origin, which is not this page's. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox';

/**
 * A poster, replaced by the player once the visitor presses play: until then nothing is requested
 * from the video's host. The link below stays, for visitors without JavaScript and if the host is
 * blocked.
 */
export function Video() {
  const { t, i18n } = useTranslation();
  const language = languageShown(i18n);
  // The player's address, fixed at the click: a later language switch does not reload the player.
  const [player, setPlayer] = useState<string>();
  return (
    <figure>
      <div className="group relative aspect-4/3 overflow-hidden rounded-md bg-ridge-900 min-[30rem]:aspect-video">
        {player ? (
          <>
            <p className="absolute inset-0 grid place-items-center">
              {t(($) => $.community.loading)}
            </p>
            <iframe
              ref={takeFocus}
              allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
              className="absolute inset-0 size-full"
              sandbox={SANDBOX}
              referrerPolicy="strict-origin-when-cross-origin"
              src={player}
              title={t(($) => $.community.videoTitle)}
            />
          </>
        ) : (
          <>
            <Picture
              alt={t(($) => $.community.posterAlt)}
              className="size-full object-cover transition-[scale] duration-(--slower) ease-out motion-safe:group-hover:scale-[1.025]"
              sizes="(width >= 60rem) 52rem, 100vw"
              slot="community/poster"
            />
            <button
              aria-label={t(($) => $.community.playLabel)}
              className="absolute inset-0 cursor-pointer rounded-md -outline-offset-6 focus-visible:rounded-md focus-visible:shadow-[inset_0_0_0_9px_var(--focus-gap)] noscript:hidden print:hidden"
              data-replay=""
              type="button"
              onClick={({ currentTarget }) => {
                // The visitor may have left before the click was replayed: no voice out of nowhere.
                setPlayer(
                  playerAddress(language, {
                    autoplay: !document.hidden && isInSight(currentTarget),
                  }),
                );
              }}
            >
              <span className="absolute start-[clamp(0.75rem,2vw,1.75rem)] bottom-[clamp(0.75rem,2vw,1.75rem)] flex items-center gap-[0.9rem] rounded-full bg-white forced-colors:border-2 p-[0.35rem] pe-[1.1rem] text-[1rem] font-bold text-ridge-900 shadow-pop min-[30rem]:p-2 min-[30rem]:pe-6 min-[30rem]:text-[1.0625rem]">
                <span className="grid size-11 place-items-center rounded-full bg-sun-400 transition-colors group-hover:bg-sun-300 min-[30rem]:size-14">
                  <Icon className="ms-[0.2rem] size-6" name="icon-play" />
                </span>
                {t(($) => $.community.play)}
              </span>
            </button>
          </>
        )}
      </div>
      <figcaption className="mt-3 flex flex-wrap items-center justify-between gap-x-6 text-small text-soft">
        <p className="noscript:hidden print:hidden">{t(($) => $.community.notice)}</p>
        <noscript>
          <p>{t(($) => $.community.noScript)}</p>
        </noscript>
        <ExternalLink
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-white underline hover:no-underline"
          href={videoPage}
          newTab={t(($) => $.accessibility.newTab)}
        >
          {t(($) => $.community.watchOnSite)}
          <Icon name="icon-ext" />
        </ExternalLink>
      </figcaption>
    </figure>
  );
}

/** The button took the focus with it, unless the visitor moved on before the click was replayed. */
const takeFocus = (player: HTMLIFrameElement | null) => {
  if (player && focusIsNear(player)) player.focus({ preventScroll: true });
};
