import path from 'node:path';
import { parse } from 'yaml';
import { importTable } from '../../lint/imports/import-table.ts';
import { keptOut, packageTable, selfContained } from '../../lint/imports/package-table.ts';
import { specialRules } from '../../lint/imports/special-rules.ts';
import { schedule, TIME_ZONE } from '../../src/processes/worker/schedule.ts';
import { type Queue, tasks } from '../../src/processes/worker/tasks.ts';
import { describeCaches } from './caches.ts';
import { describeCommands } from './commands.ts';
import { code, listCommented, ROOT, read, table } from './markdown.ts';
import { describeSettings } from './settings.ts';

export const FOLDER = path.join(ROOT, 'docs/reference');

/** The first line of each page; tools/counts.ts knows them by it. */
const FIRST_LINE = '<!-- Written by `npm run reference` from the code. Edit the code instead. -->';

/** File name → text. */
export function buildReferencePages(): Map<string, string> {
  const pages = {
    'settings.md': describeSettings,
    'commands.md': describeCommands,
    'jobs.md': describeJobs,
    'caches.md': describeCaches,
    'imports.md': describeImports,
    'alerts.md': describeAlerts,
  };
  return new Map(Object.entries(pages).map(([name, describe]) => [name, `${FIRST_LINE}\n\n${describe()}\n`]));
}

function describeJobs(): string {
  const described = listCommented(read('src/processes/worker/tasks.ts').split('export const tasks')[1] ?? '', 2);
  const names = described.map(({ name }) => name);
  const without = Object.keys(tasks).filter((name) => !names.includes(name));
  if (without.length > 0) throw new Error(`these jobs have no comment: ${without.join(', ')}`);
  const rows = described.map(({ name, comment }) => [code(name), code(schedule[name as Queue] ?? ''), comment]);
  return [
    '# Jobs',
    `The queues of pg-boss and their schedules, as cron in the time of ${TIME_ZONE}. A job may run twice or be killed half-way. Each is retried ` +
      'three times. Start one by hand under Rotinas in the admin (*Rodar agora*).',
    table(['Job', 'When', 'What it does'], rows),
  ].join('\n\n');
}

function describeImports(): string {
  const folders = Object.entries(importTable).map(([folder, { may, because }]) => [
    code(folder),
    shorten(may),
    because,
  ]);
  const packages = Object.values(packageTable).map(({ packages: names, only, because }) => [
    names.map(code).join(', '),
    only.map(code).join(', '),
    because,
  ]);
  const bound = [
    ...Object.entries(selfContained).map(([folder, { but, because }]) => [
      code(folder),
      but.length > 0 ? `only ${but.map(code).join(', ')}` : 'none, and no builtin of Node',
      because,
    ]),
    ...Object.entries(keptOut).map(([folder, { packages: names, because }]) => [
      code(folder),
      `not ${names.map(code).join(', ')}`,
      because,
    ]),
  ];
  return [
    '# Imports',
    'Which folder may import what; `npm run check:imports` checks it. A folder may import itself and what is in its row, types included. ' +
      'The tables are in `lint/imports`.',
    '## Folders',
    table(['Folder', 'May import', 'Because'], folders),
    '## Packages',
    table(['Package', 'Only in', 'Because'], packages),
    '## Folders with few packages',
    table(['Folder', 'Packages', 'Because'], bound),
    '## Single rules',
    table(
      ['Rule', 'What it says'],
      specialRules.map(({ name = '', comment = '' }) => [name, comment]),
    ),
  ].join('\n\n');
}

/** All of `shared` or of `server` in one word. */
function shorten(may: readonly string[]): string {
  const isWhole = (prefix: string) =>
    Object.keys(importTable).every((folder) => !folder.startsWith(prefix) || may.includes(folder));
  const whole = ['src/shared/', 'src/server/'].filter(isWhole);
  const rest = may.filter((folder) => !whole.some((prefix) => folder.startsWith(prefix)));
  return [...whole.map((prefix) => `all of ${code(prefix)}`), ...rest.map(code)].join(', ') || 'nothing';
}

interface Rules {
  groups: {
    name: string;
    rules: {
      alert: string;
      for?: string;
      labels: { severity: string };
      annotations: { summary: string; runbook: string };
    }[];
  }[];
}

function describeAlerts(): string {
  const { groups } = parse(read('deploy/monitoring/alerts.yaml')) as Rules;
  const rows = groups.flatMap(({ name, rules }) =>
    rules.map(({ alert, for: lasting = '', labels, annotations }) => [
      `[${alert}](../${annotations.runbook.replace(/^docs\//, '')})`,
      annotations.summary.replaceAll(/\{\{.*?\}\}/g, '…'),
      name,
      labels.severity,
      lasting,
    ]),
  );
  return [
    '# Alerts',
    'The rules of `deploy/monitoring/alerts.yaml`. Each leads to its place in the runbook, which says what to do. `page` wakes a person, ' +
      '`ticket` waits for the morning.',
    table(['Alert', 'Means', 'Group', 'Severity', 'Lasts'], rows),
  ].join('\n\n');
}
