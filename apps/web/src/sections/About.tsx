export function About() {
  return <section id="about" />;
}
