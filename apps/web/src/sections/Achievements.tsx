export function Achievements() {
  return <section id="achievements" />;
}
