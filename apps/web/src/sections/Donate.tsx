export function Donate() {
  return <section id="donate" />;
}
