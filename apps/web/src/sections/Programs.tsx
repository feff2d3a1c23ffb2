export function Programs() {
  return <section id="programs" />;
}
