export function Team() {
  return <section id="team" />;
}
