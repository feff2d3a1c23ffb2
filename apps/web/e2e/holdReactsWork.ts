/**
 * Runs in the page: holds back React's scheduled work between the events "hold" and "go on", as a
 * busy phone would. To schedule it, React posts `null` to itself. The fake clock posts `undefined`,
 * and would hang if that were held.
 */
export function holdReactsWork(): void {
  let held: (() => void)[] | undefined;
  const ports = MessagePort.prototype;
  const post: unknown = Reflect.get(ports, 'postMessage');
  if (typeof post !== 'function') throw new Error('A port posts no messages.');
  ports.postMessage = function (this: MessagePort, ...message: unknown[]) {
    const go = () => void Reflect.apply(post, this, message);
    if (held && message[0] === null) held.push(go);
    else go();
  };
  addEventListener('hold', () => (held = []));
  addEventListener('go on', () => {
    const waiting = held;
    held = undefined;
    waiting?.forEach((go) => go());
  });
}
