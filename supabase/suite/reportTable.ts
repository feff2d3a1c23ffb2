import type { Reporter, TestModule } from 'vitest/node';

type Row = { cases: number; passed: number; lost: number; duplicated: number };

/** Prints what the cases came to: how many, how many passed, messages lost, mails doubled. */
export default class ReportTable implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const rows = new Map<string, Row>();
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const meta = test.meta() as { section?: string; lost?: number; duplicated?: number };
        const { state } = test.result();
        if (state === 'skipped') continue;
        const name = `${module.project.name} | ${meta.section ?? module.relativeModuleId.replace(/\.test\.ts$/, '')}`;
        const row = rows.get(name) ?? { cases: 0, passed: 0, lost: 0, duplicated: 0 };
        row.cases += 1;
        row.passed += state === 'passed' ? 1 : 0;
        row.lost += meta.lost ?? 0;
        row.duplicated += meta.duplicated ?? 0;
        rows.set(name, row);
      }
    }
    const total: Row = { cases: 0, passed: 0, lost: 0, duplicated: 0 };
    for (const row of rows.values()) {
      for (const key of ['cases', 'passed', 'lost', 'duplicated'] as const) total[key] += row[key];
    }
    const table = [...rows].toSorted(([a], [b]) => a.localeCompare(b));
    console.table(Object.fromEntries([...table, ['total', total]]));
  }
}
