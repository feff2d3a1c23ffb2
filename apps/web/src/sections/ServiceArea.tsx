export function ServiceArea() {
  return <section id="service-area" />;
}
