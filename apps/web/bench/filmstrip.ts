import type { LighthouseFigures } from './measureWithLighthouse.ts';

/** A page with a row of pictures per target: what a visitor saw while it loaded in the last run. */
export function filmstrip(loads: ReadonlyMap<string, readonly LighthouseFigures[]>): string {
  const rows = [...loads].map(([name, runs]) => {
    const pictures = (runs.at(-1)?.film ?? []).map(
      ({ timing, data }) =>
        `<figure><img alt="" src="${data}"><figcaption>${timing} ms</figcaption></figure>`,
    );
    return `<h2>${name}</h2><div>${pictures.join('')}</div>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Filmstrip</title><style>body{font:1rem system-ui}div{display:flex;gap:.5rem}figure{margin:0}img{border:1px solid #999;height:12rem}</style>${rows.join('\n')}\n`;
}
