export function Chw() {
  return <section id="chw" />;
}
