export function Approach() {
  return <section id="approach" />;
}
