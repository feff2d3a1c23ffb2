export function Operate() {
  return <section id="operate" />;
}
