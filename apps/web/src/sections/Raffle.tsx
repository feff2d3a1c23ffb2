export function Raffle() {
  return <section id="raffle" />;
}
