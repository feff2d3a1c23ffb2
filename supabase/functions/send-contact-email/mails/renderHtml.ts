import { blockHtml } from './blockHtml.ts';
import { layout } from './layout.ts';
import type { MailModel } from './mailModel.ts';
import { markup } from './markup.ts';

/** What inline styles cannot do: small screens and dark mode (the last line is for Outlook). */
const STYLES = markup`
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;width:100%;-webkit-text-size-adjust:100%}
table{border-collapse:separate}a{color:#1e4d8d}.foot a{color:#c0def2}
@media (max-width:620px){.w{width:100%!important}.px{padding-left:22px!important;padding-right:22px!important}.h1{font-size:27px!important;line-height:32px!important}.fl{padding:0 4px!important}.stack{display:block!important;width:100%!important;padding-left:0!important}.val{padding-top:2px!important}}
@media (prefers-color-scheme:dark){a{color:#99c5e8}.bg{background:#0c1833!important}.card{background:#11264d!important}.tx,.tx strong{color:#ffffff!important}.sf{color:#c0def2!important}.box{background:#0c1833!important;border-color:#2c66a8!important}.warn{background:#0c1833!important}.brand{color:#ffffff!important}.str{border-color:#99c5e8!important}}
[data-ogsc] .tx{color:#ffffff!important}[data-ogsc] .sf{color:#c0def2!important}[data-ogsb] .card{background:#11264d!important}[data-ogsb] .bg{background:#0c1833!important}
`;

/** Blanks that no inbox collapses: otherwise the flags' stars would follow a short preheader. */
const FILLER = '\u034F\u200C\u00A0'.repeat(90);

/**
 * A complete HTML document with inline styles and no images. Many mail programs drop `html` and
 * `body` with their attributes, so an element inside names the language, too.
 */
export const renderHtml = ({ language, subject, preheader, blocks }: MailModel): string =>
  markup`<!doctype html>
<html lang="${language}" dir="ltr" xmlns="http://www.w3.org/1999/xhtml">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${subject}</title>
<style>${STYLES}</style>
</head>
<body class="bg" lang="${language}" style="margin:0;padding:0;background:#e0eff9">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px;color:#e0eff9">${preheader}${FILLER}</div>
<div lang="${language}" dir="ltr">${layout(blocks.map(blockHtml))}</div>
</body></html>
`.html;
