const WAKE_EVERY_MS = 10_000;

/** Stands in for Supabase Cron: wakes the function, which sends what is due. Returns the stop. */
export function wakeRegularly(url: string): () => void {
  const abort = new AbortController();
  const wake = () => {
    const options = { method: 'POST', body: '{}', signal: abort.signal };
    // The function logs what goes wrong; one that does not answer is woken again later.
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
