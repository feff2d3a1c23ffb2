export function ThankYouPage() {
  return <main id="main" />;
}
