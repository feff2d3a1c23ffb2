export function Header() {
  return <header id="top" />;
}
