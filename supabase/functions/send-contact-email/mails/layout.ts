import { organization } from '@wnc/content/site';

import { markup, type Markup } from './markup.ts';

/** The site's colors, in hex for all mail clients: rosa, sun, hoja, ridge, sun. */
const FLAGS = ['#e84071', '#feac2e', '#379c66', '#2c66a8', '#ec860d'];
const FLAG_COUNT = 8;
const RIDGES = [
  [4, '#c0def2'],
  [5, '#99c5e8'],
  [6, '#6fa6d6'],
  [7, '#4784c0'],
  [8, '#1e4d8d'],
] as const;

/** A table for layout only: its role hides it from screen readers. */
export const TABLE = markup`table role="presentation" cellpadding="0" cellspacing="0" border="0"`;

const flag = (color: string) =>
  markup`<td class="fl" width="12.5%" align="center" style="padding:0 8px;font-size:0;line-height:0">
<${TABLE} width="100%"><tr><td height="36" bgcolor="${color}" align="center" valign="middle" aria-hidden="true" style="height:36px;background:${color};border-radius:0 0 9px 9px;font:16px/36px Georgia,serif;color:#ffffff">&#10022;</td></tr></table></td>`;

/** Flags on a string, made of colored cells, so that no image has to load. */
const bunting = markup`<${TABLE} width="100%" class="str" style="border-top:2px solid #17376c"><tr>
${Array.from({ length: FLAG_COUNT }, (_, index) => flag(FLAGS[index % FLAGS.length] ?? ''))}
</tr></table>`;

const ridge = ([height, color]: (typeof RIDGES)[number]) =>
  markup`<tr><td height="${height}" bgcolor="${color}" style="height:${height}px;line-height:${height}px;font-size:0;background:${color}">&nbsp;</td></tr>`;

const { name, address, poBox, phone, email } = organization;

const foot = markup`<strong style="color:#ffffff">${name.value}</strong><br>
${address.street.value}<br>${address.city.value}, ${address.state.value}&nbsp;${address.zip.value}<br>
${poBox.value}<br>
<a href="tel:${phone.e164.value}" style="color:#ffffff">${phone.display.value}</a> &middot;
<a href="mailto:${email.value}" style="color:#ffffff">${email.value}</a>`;

/** The layout around the content of a mail: bunting above, ridges and address below. */
export const layout = (content: readonly Markup[]): Markup =>
  markup`<${TABLE} class="bg" width="100%" bgcolor="#e0eff9" style="background:#e0eff9"><tr><td align="center" style="padding:28px 12px">
<${TABLE} class="w card" width="600" bgcolor="#ffffff" style="width:600px;max-width:600px;background:#ffffff;border-radius:12px;overflow:hidden">
<tr><td style="padding:18px 0 0">${bunting}</td></tr>
<tr><td class="px brand" style="padding:26px 40px 0;font:bold 22px/28px Georgia,'Times New Roman',serif;color:#11264d">${name.value}</td></tr>
<tr><td class="px" style="padding:22px 40px 0">
${content}
</td></tr>
<tr><td style="padding-top:36px"><${TABLE} width="100%">${RIDGES.map(ridge)}</table></td></tr>
<tr><td class="px foot" bgcolor="#0c1833" style="padding:31px 40px 30px;background:#0c1833;font:15px/23px Arial,Helvetica,sans-serif;color:#c0def2">${foot}</td></tr>
</table></td></tr></table>`;
