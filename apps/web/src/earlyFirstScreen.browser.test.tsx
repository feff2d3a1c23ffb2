import { expect, test } from 'vitest';

test('in development, where it is a module, the script of the first screen tends the menu as well', async () => {
  document.body.innerHTML = '<header><button></button><nav id="menu" popover></nav></header>';
  await import('./earlyFirstScreen.ts');
  const button = document.querySelector('button');
  expect(button?.ariaExpanded).toBe('false');
  document.querySelector<HTMLElement>('#menu')?.showPopover();
  await expect.poll(() => button?.ariaExpanded).toBe('true');
});
