import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import { counties } from '@wnc/content/serviceArea';
import { geoConicConformal, geoPath } from 'd3-geo';
import { feature, mesh } from 'topojson-client';

import { countyTints } from '../src/sections/serviceArea/countyTints.ts';

type Shapes = Extract<Parameters<typeof mesh>[1], { type: 'GeometryCollection' }>;
type Atlas = Parameters<typeof mesh>[0] & { objects: { counties: Shapes } };
type CountyName = (typeof counties)[number]['name'];

/** The drawing's own units, and how far the counties served stay from its edge. */
const WIDTH = 780;
const HEIGHT = 740;
const MARGIN = 52;
/** How far past the edge the borders around them run, so that their ends do not show. */
const BEYOND = 2;
/** The standard parallels of North Carolina's state plane: 34°20′ and 36°10′ north. */
const PARALLELS: [number, number] = [34 + 20 / 60, 36 + 10 / 60];
/** The meridian that stands upright, through the middle of the counties served: 82°36′ west. */
const MERIDIAN = -82.6;
/** From the middle of a county to the place where its name has the most room, in units. */
const LABEL_SHIFTS: Record<CountyName, [right: number, down: number]> = {
  Buncombe: [0, 10],
  Haywood: [0, 10],
  Henderson: [0, 0],
  Madison: [0, 26],
  Yancey: [0, 20],
};

/**
 * The text of the map as SVG: each county served is a group with its name printed,
 * on a sheet that shows the borders of the counties around them.
 */
export async function drawCountyMap(): Promise<string> {
  const atlas = await readAtlas();
  const found = counties.map(({ name, fips }) => {
    const shape = atlas.objects.counties.geometries.find(({ id }) => id === fips);
    if (!shape) throw new Error(`The atlas has no county ${fips} (${name}).`);
    return { name, shape };
  });
  const shapes = found.map(({ shape }) => shape);
  const served = feature(atlas, { type: 'GeometryCollection', geometries: shapes });
  const projection = geoConicConformal()
    .parallels(PARALLELS)
    .rotate([-MERIDIAN, 0])
    .fitExtent(
      [
        [MARGIN, MARGIN],
        [WIDTH - MARGIN, HEIGHT - MARGIN],
      ],
      served,
    )
    .clipExtent([
      [-BEYOND, -BEYOND],
      [WIDTH + BEYOND, HEIGHT + BEYOND],
    ]);
  const path = geoPath(projection).digits(0);
  const around = mesh(
    atlas,
    atlas.objects.counties,
    (a, b) => !shapes.includes(a) && !shapes.includes(b),
  );
  const groups = found.map(({ name, shape }) => {
    const outline = feature(atlas, shape);
    return countyGroup(name, inSteps(path(outline) ?? ''), path.centroid(outline));
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<path fill="none" stroke="var(--color-ridge-50)" stroke-width="4" d="${inSteps(path(around) ?? '')}"/>
${groups.join('\n')}
</svg>
`;
}

/** The same outline in steps from one point to the next, which take shorter numbers. */
function inSteps(path: string): string {
  let [x, y] = [0, 0];
  let start: readonly [number, number] = [0, 0];
  return path.replaceAll(/([ML])(-?\d+),(-?\d+)|Z/g, (command, letter?: 'M' | 'L', ...point) => {
    const [right, down] = letter ? [Number(point[0]), Number(point[1])] : start;
    // Consecutive numbers are lines; a minus sign separates them as a space does.
    const step = `${letter === 'M' ? 'm' : ' '}${right - x} ${down - y}`.replaceAll(' -', '-');
    [x, y] = [right, down];
    if (letter === 'M') start = [right, down];
    return letter ? step : command;
  });
}

async function readAtlas(): Promise<Atlas> {
  const file = createRequire(import.meta.url).resolve('us-atlas/counties-10m.json');
  return JSON.parse(await readFile(file, 'utf8')) as Atlas;
}

/** One county: its outline, cut out of the sheet by a white gap, a star and its name. */
function countyGroup(name: CountyName, outline: string, [x, y]: [number, number]): string {
  const { fill, star, text } = countyTints[name];
  const [right, down] = LABEL_SHIFTS[name];
  const [left, top] = [Math.round(x + right), Math.round(y + down)];
  return (
    `<g>` +
    `<path fill="${fill}" stroke="#fff" stroke-width="7" stroke-linejoin="round" d="${outline}"/>` +
    `<use href="#star" x="${left - 16}" y="${top - 58}" width="32" height="32" color="${star}"/>` +
    `<text x="${left}" y="${top}" text-anchor="middle" fill="${text}">${name}</text></g>`
  );
}
