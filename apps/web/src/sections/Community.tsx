export function Community() {
  return <section id="community" />;
}
