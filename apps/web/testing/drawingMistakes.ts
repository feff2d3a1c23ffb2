import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a drawing may not contain, since it is published as it is, and what to do about it. */
const REFUSED: readonly [what: RegExp, toDo: string][] = [
  [
    /<script|<foreignObject|\son\w+\s*=|javascript:/i,
    'it holds a script: draw it without, or export it from the drawing program',
  ],
  [
    /<metadata|\b(?:inkscape|sodipodi|xmlns:(?:i|x|dc|rdf|serif|sketch))[:=]|<!DOCTYPE/i,
    'it holds notes of the drawing program, maybe names and folders: export it as "Plain SVG" or "Optimized SVG"',
  ],
  [
    // Inkscape writes its own name into a "Plain SVG" too, and nothing else.
    /<!--(?! Created with Inkscape \(http:\/\/www\.inkscape\.org\/\) -->)/,
    'it holds a comment: delete everything from "<!--" to "-->"',
  ],
  [
    /<text\b/,
    'it holds text in a typeface that visitors may not have: convert the text to paths, and export it again',
  ],
  [
    /<image\b/,
    'it holds a photo: put the photo itself into src/photos, under the same name and ending in .jpg',
  ],
  [
    /(?:href\s*=\s*["']|url\(["']?)\s*(?![#"'\s])/,
    'it loads another file, which no browser does in a picture: export it with everything in it',
  ],
];

/** What is wrong with the drawings in a folder and what to do about it, a sentence for each. */
export const drawingMistakes = (folder: string): string[] =>
  globSync('**/*.svg', { cwd: folder })
    .toSorted()
    .flatMap((file) => {
      const drawing = readFileSync(join(folder, file), 'utf8');
      return REFUSED.flatMap(([what, toDo]) => (what.test(drawing) ? [`${file}: ${toDo}`] : []));
    });
