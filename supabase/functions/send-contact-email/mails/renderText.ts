import { siteVariables } from '@wnc/content/site';

import type { MailBlock, MailModel } from './mailModel.ts';

/** The plain-text part: the same blocks in the same order. */
export const renderText = ({ blocks }: MailModel, footer: string): string =>
  `${siteVariables.org}\n\n${blocks.map(blockText).join('\n\n')}\n\n--\n${footer}\n`;

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'facts':
      return block.facts.map(({ term, value }) => `${term}: ${value}`).join('\n');
    case 'quote':
      return `${block.title}:\n\n${block.text.replace(/^/gm, '> ')}`;
    case 'heading':
      return `${block.text}\n${'='.repeat(Math.min(block.text.length, 60))}`;
    case 'warning':
      return `! ${block.text}`;
    case 'label':
    case 'subheading':
    case 'text':
    case 'note':
    case 'button':
      return block.text;
  }
}
