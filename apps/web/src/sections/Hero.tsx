export function Hero() {
  return <section id="hero" />;
}
