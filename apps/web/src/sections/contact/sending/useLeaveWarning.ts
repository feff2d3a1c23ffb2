import { useEffect } from 'react';

/** While `active`, the browser asks visitors who leave whether they want to (decision 108). */
export function useLeaveWarning(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => {
      // A phone number or mail address leads to no page, but Chromium treats it as leaving.
      if (document.activeElement?.matches('[href^=tel],[href^=mail]')) return;
      event.preventDefault();
      // All that Chrome 112 looks at.
      event.returnValue = true;
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [active]);
}
