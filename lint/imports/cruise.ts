import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { importConfig } from './config.ts';

/** Every folder with our own code. */
export const FOLDERS = ['src', 'packages', 'proofs', 'test', 'e2e', 'tools', 'lint'] as const;

export interface Violation {
  rule: string;
  from: string;
  to: string;
  reason: string;
}

export interface ImportReport {
  modules: string[];
  dependencies: number;
  violations: Violation[];
}

/** Reads the files or folders (relative to `root`) with all their imports, and returns the imports that break a rule. */
export async function readImports(root: string, places: readonly string[]): Promise<ImportReport> {
  const { forbidden = [], options } = importConfig;
  const { output } = await cruise([...places], { ...options, ruleSet: { forbidden }, validate: true, baseDir: root });
  if (typeof output === 'string') throw new Error(`dependency-cruiser returned text: ${output.slice(0, 200)}`);
  return toReport(output, new Map(forbidden.map((rule) => [rule.name ?? '', rule.comment ?? ''])));
}

function toReport({ modules, summary }: ICruiseResult, reasons: ReadonlyMap<string, string>): ImportReport {
  return {
    modules: modules.filter((module) => !module.coreModule && !module.couldNotResolve).map((module) => module.source),
    dependencies: summary.totalDependenciesCruised ?? 0,
    violations: summary.violations.map(({ rule, from, to }) => ({
      rule: rule.name,
      from,
      to,
      reason: reasons.get(rule.name) ?? '',
    })),
  };
}
