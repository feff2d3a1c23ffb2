const WAKE_EVERY_MS = 10_000;

/**
 * Stands in for Supabase Cron: wakes the function, which sends what is due. Returns a function that
 * stops it.
 */
export function wakeRegularly(url: string): () => void {
  const abort = new AbortController();
  const wake = () => {
    const options = { method: 'POST', body: '{}', signal: abort.signal };
    // The function logs its own errors; if it does not answer, it is called again later.
    fetch(url, options).then(
      (response) => response.body?.cancel(),
      () => undefined,
    );
  };
  const timer = setInterval(wake, WAKE_EVERY_MS);
  return () => {
    clearInterval(timer);
    abort.abort();
  };
}
