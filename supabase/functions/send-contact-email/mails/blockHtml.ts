import { TABLE } from './layout.ts';
import type { MailBlock } from './mailModel.ts';
import { markup, type Markup } from './markup.ts';

const SERIF = markup`Georgia,'Times New Roman',serif`;
const SANS = markup`Arial,Helvetica,sans-serif`;
const LABEL_COLORS = { chw: '#1e4d8d', volunteer: '#165e3c', partner: '#97420f' } as const;

/** One block of a mail as HTML. */
export function blockHtml(block: MailBlock): Markup {
  switch (block.kind) {
    case 'label': {
      const color = LABEL_COLORS[block.tone];
      return markup`<${TABLE} style="margin:0 0 14px"><tr><td bgcolor="${color}" style="background:${color};border-radius:14px;padding:4px 14px;font:bold 15px/20px ${SANS};color:#ffffff">${block.text}</td></tr></table>`;
    }
    case 'heading':
      return markup`<h1 class="tx h1" style="margin:0 0 14px;font:bold 32px/37px ${SERIF};color:#11264d">${block.text}</h1>`;
    case 'subheading':
      return markup`<h2 class="tx" style="margin:26px 0 10px;font:bold 22px/28px ${SERIF};color:#11264d">${block.text}</h2>`;
    case 'text':
      return markup`<p class="tx" style="margin:0 0 14px;font:17px/27px ${SANS};color:#131d33">${textHtml(block)}</p>`;
    case 'note':
      return markup`<p class="sf" style="margin:14px 0 0;font:15px/23px ${SANS};color:#3b4a62">${block.text}</p>`;
    case 'warning':
      return markup`<p class="tx warn" style="margin:0 0 14px;padding:10px 14px;border-left:4px solid #b72121;background:#fff1ef;font:bold 17px/25px ${SANS};color:#131d33">${block.text}</p>`;
    case 'facts':
      return markup`<${TABLE} width="100%" style="margin:0 0 22px">${block.facts.map(factHtml)}</table>`;
    case 'quote':
      return markup`<${TABLE} class="box" width="100%" bgcolor="#f2f9fd" style="background:#f2f9fd;border-left:4px solid #c7215a;margin:0 0 20px;table-layout:fixed"><tr><td style="padding:16px 20px;word-break:break-word;overflow-wrap:anywhere">
<p class="sf" style="margin:0 0 4px;font:bold 15px/22px ${SANS};color:#3b4a62">${block.title}</p>
<p class="tx" dir="auto" style="margin:0;font:17px/27px ${SANS};color:#131d33">${linesHtml(block.text)}</p></td></tr></table>`;
    case 'button':
      return markup`<${TABLE}><tr><td bgcolor="#1e4d8d" style="background:#1e4d8d;border-radius:8px;border-bottom:3px solid #11264d"><a href="${block.href}" style="display:inline-block;padding:14px 26px;font:bold 17px/22px ${SANS};color:#ffffff;text-decoration:none;word-break:break-all">${block.text}</a></td></tr></table>`;
  }
}

const factHtml = ({ term, value }: { term: string; value: string }) =>
  markup`<tr><td class="stack sf" width="150" valign="top" style="padding:10px 0 0;font:bold 15px/23px ${SANS};color:#3b4a62">${term}</td><td class="stack val tx" dir="auto" align="left" valign="top" style="padding:10px 0 0;font:17px/25px ${SANS};color:#131d33;word-break:break-word">${value}</td></tr>`;

const textHtml = ({ text, unbroken }: Extract<MailBlock, { kind: 'text' }>) => {
  if (!unbroken) return linesHtml(text);
  const whole = markup`<span style="white-space:nowrap">${unbroken}</span>`;
  return text.split(unbroken).flatMap((part, index) => {
    const lines = linesHtml(part);
    return index === 0 ? lines : [whole, ...lines];
  });
};

/** Line breaks as `<br>`, indents as no-break spaces: some mail clients ignore `white-space`. */
const linesHtml = (text: string) =>
  text
    .replace(/^[ \t]+/gm, (indent) => '\u00A0'.repeat(indent.length))
    .split('\n')
    .map((line, index) => (index === 0 ? markup`${line}` : markup`<br>\n${line}`));
