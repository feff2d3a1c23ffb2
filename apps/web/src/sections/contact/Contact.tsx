export function Contact() {
  return <section id="contact" />;
}
