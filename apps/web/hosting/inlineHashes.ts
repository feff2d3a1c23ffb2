import { createHash } from 'node:crypto';

/** Types of `<script>` that the browser reads as data and never runs. */
const DATA_TYPES = new Set(['application/ld+json', 'application/json']);

/**
 * `sha256-…` of every inline script and style of the pages, each once. Throws where a page has what
 * no hash can allow: a `style` attribute or an inline event handler such as `onclick`.
 */
export function inlineHashes(pages: { file: string; html: string }[]) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const { file, html } of pages) {
    const outside = html.replaceAll(
      /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi,
      (_, name: string, attributes: string, text: string) => {
        if (name.toLowerCase() === 'style') styles.add(sha256(text));
        else if (isInlineScript(attributes)) scripts.add(sha256(text));
        return `<${name}${attributes}>`;
      },
    );
    const refused = /<[a-z][^>]*\s(style|on[a-z]+)=/i.exec(outside);
    if (refused) {
      throw new Error(
        `${file} has the attribute ${refused[1]}="…", which the content security policy blocks: ` +
          `use a class or a listener. It is in ${refused[0].slice(0, 80)}`,
      );
    }
  }
  return { scripts: [...scripts].toSorted(), styles: [...styles].toSorted() };
}

function isInlineScript(attributes: string) {
  const type = /\stype="([^"]*)"/i.exec(attributes)?.[1] ?? '';
  return !/\ssrc=/i.test(attributes) && !DATA_TYPES.has(type.toLowerCase());
}

const sha256 = (text: string) =>
  `sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`;
