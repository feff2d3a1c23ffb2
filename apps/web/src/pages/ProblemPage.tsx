export function ProblemPage() {
  return <main id="main" />;
}
