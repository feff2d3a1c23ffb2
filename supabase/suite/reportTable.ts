import type { Reporter, TestModule } from 'vitest/node';

type Row = { cases: number; passed: number; lost: number; duplicated: number };
type Meta = {
  section?: string;
  lost?: number;
  duplicated?: number;
  figures?: Record<string, number | undefined>;
  coveredWhere?: Record<string, string>;
};

/**
 * Prints the results: cases, passed cases, lost messages, doubled mails; what was measured; and
 * which file covers which identifiers of cases.
 */
export default class ReportTable implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const rows = new Map<string, Row>();
    const figures: Record<string, number> = {};
    let coveredWhere: Record<string, string> = {};
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const meta = test.meta() as Meta;
        const { state } = test.result();
        if (state === 'skipped') continue;
        coveredWhere = meta.coveredWhere ?? coveredWhere;
        const name = `${module.project.name} | ${meta.section ?? module.relativeModuleId.replace(/\.test\.ts$/, '')}`;
        const row = rows.get(name) ?? { cases: 0, passed: 0, lost: 0, duplicated: 0 };
        row.cases += 1;
        row.passed += state === 'passed' ? 1 : 0;
        row.lost += meta.lost ?? 0;
        row.duplicated += meta.duplicated ?? 0;
        rows.set(name, row);
        for (const [what, figure] of Object.entries(meta.figures ?? {})) {
          if (figure === undefined) continue;
          figures[`${module.project.name} | ${test.name.split(':')[0]}: ${what}`] = figure;
        }
      }
    }
    const total: Row = { cases: 0, passed: 0, lost: 0, duplicated: 0 };
    for (const row of rows.values()) {
      for (const key of ['cases', 'passed', 'lost', 'duplicated'] as const) total[key] += row[key];
    }
    const table = [...rows].toSorted(([a], [b]) => a.localeCompare(b));
    console.table(Object.fromEntries([...table, ['total', total]]));
    for (const each of [figures, coveredWhere]) {
      if (Object.keys(each).length > 0) console.table(each);
    }
  }
}
