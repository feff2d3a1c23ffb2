export function Relief() {
  return <section id="relief" />;
}
