import { pictureOf, type PictureSlot } from './pictureOf.ts';

/**
 * The picture of a slot below the first screen. It fills no box by itself: put it in a
 * `picture-frame`, or give it a size through `className`. `sizes` says how wide it is shown, as
 * in HTML; `alt` is empty only when the picture says nothing that the text does not.
 */
export function Picture(props: {
  slot: PictureSlot;
  alt: string;
  sizes: string;
  className?: string;
}) {
  const { sources = [], ...size } = pictureOf(props.slot);
  const img = (
    <img {...size} alt={props.alt} className={props.className} decoding="async" loading="lazy" />
  );
  if (sources.length === 0) return img;
  return (
    <picture className="contents">
      {sources.map(({ type, srcSet }) => (
        <source key={type} sizes={props.sizes} srcSet={srcSet} type={type} />
      ))}
      {img}
    </picture>
  );
}
