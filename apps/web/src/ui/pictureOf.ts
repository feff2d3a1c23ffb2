/** Section and name of a picture, for example `operate/events`. */
export type PictureSlot = `${string}/${string}`;

/** What an `<img>` needs; a photo adds the candidates of each format, the smallest format first. */
export type PictureFile = {
  src: string;
  width: number;
  height: number;
  sources?: readonly { type: string; srcSet: string }[];
};

type Photo = { sources: Record<string, string>; img: { src: string; w: number; h: number } };

const art = import.meta.glob<PictureFile>(['./*/*.svg', '!./hero/*'], {
  base: '../art',
  eager: true,
  query: '?art',
  import: 'default',
});

const photos = {
  ...import.meta.glob<Photo>(['./*/*.{jpg,jpeg,png}', '!./team/*'], {
    base: '../photos',
    eager: true,
    query: '?w=480;960;1440&format=avif;jpg&as=picture',
    import: 'default',
  }),
  ...import.meta.glob<Photo>('./team/*.{jpg,jpeg,png}', {
    base: '../photos',
    eager: true,
    query: '?w=320;640&format=avif;jpg&as=picture',
    import: 'default',
  }),
};

const slotOf = (file: string) => file.replaceAll(/^\.\/|\.\w+$/g, '');

const pictures = new Map<string, PictureFile>([
  ...Object.entries(art).map(([file, drawing]) => [slotOf(file), drawing] as const),
  ...Object.entries(photos).map(([file, photo]) => [slotOf(file), fileOf(photo)] as const),
]);

function fileOf({ sources, img }: Photo): PictureFile {
  return {
    src: img.src,
    width: img.w,
    height: img.h,
    sources: Object.entries(sources).map(([format, srcSet]) => ({
      type: `image/${format}`,
      srcSet,
    })),
  };
}

/** The photo of a slot, or its drawing while there is none. Stops the build when there is neither. */
export function pictureOf(slot: PictureSlot): PictureFile {
  const picture = pictures.get(slot);
  if (!picture) {
    throw new Error(
      `Put a picture at apps/web/src/photos/${slot}.jpg or apps/web/src/art/${slot}.svg.`,
    );
  }
  return picture;
}
