// `npm test`: runs every check and every test project in order, keeps going after a failure, and ends with `N passed, N failed`.
// `npm test -- unit` runs only the steps named. `--full` (`npm run test:full`) takes the full counts of .config/counts.ts.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readSources, root } from './checks/check.ts';
import { houseRules } from './checks/house.ts';
import { findOrInstallChromium } from './chromium.ts';

type Tally = { passed: number; failed: number };
type Step = { readonly name: string; run(): Tally };

/** What the JSON reporter of the test runner writes, as far as it is read here. */
type Report = {
  numPassedTests: number;
  numFailedTests: number;
  success: boolean;
  testResults: { status: string; name: string; assertionResults: unknown[] }[];
};

const reports = join(root, 'node_modules/.cache/reports');
const one = (ok: boolean): Tally => (ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

// Colours only for eyes: a log gets plain text, whatever the environment forces.
if (process.stdout.isTTY !== true) {
  delete process.env['FORCE_COLOR'];
  process.env['NO_COLOR'] = '1';
}
const colors = process.stdout.isTTY === true ? 'force' : 'off';

/** Runs a tool of node_modules/.bin with this very Node, so that no other one on the machine gets in. */
function tool(path: string, args: readonly string[]): boolean {
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules', path), ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: process.env,
  });
  return status === 0;
}

function house(): Tally {
  const sources = readSources();
  const tally: Tally = { passed: 0, failed: 0 };
  for (const check of houseRules) {
    const findings = check.run(sources);
    console.log(`${findings.length === 0 ? '✓' : '✗'} ${check.name}`);
    for (const { path, line, message } of findings) console.log(`  ${path}:${line} ${message}`);
    if (findings.length === 0) tally.passed += 1;
    else tally.failed += 1;
  }
  return tally;
}

/** Runs one project of vitest.config.ts. A project that has files but ran no test has failed. */
function project(name: string, ...globs: string[]): Tally {
  if (globs.every((glob) => globSync(glob, { cwd: root }).length === 0)) {
    console.log(`No ${name} tests exist yet (${globs.join(', ')}).`);
    return { passed: 0, failed: 0 };
  }
  const outputFile = join(reports, `${name}.json`);
  rmSync(outputFile, { force: true });
  const ok = tool('vitest/vitest.mjs', [
    'run',
    `--project=${name}`,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${outputFile}`,
  ]);
  if (!existsSync(outputFile)) {
    console.log(`The ${name} tests ended without a report.`);
    return { passed: 0, failed: 1 };
  }
  const report = JSON.parse(readFileSync(outputFile, 'utf8')) as Report;
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const tally = { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
  if (tally.passed + tally.failed === 0) console.log(`There are ${name} tests, but none ran.`);
  // An error outside any test (an unhandled rejection, a hook) fails the run without failing a test.
  if (tally.failed === 0 && (!ok || tally.passed === 0)) tally.failed = 1;
  return tally;
}

function browser(): Tally {
  const files = 'client/e2e/**/*.e2e.ts';
  if (globSync(files, { cwd: root }).length > 0) {
    const chromium = findOrInstallChromium();
    if (chromium === undefined) return { passed: 0, failed: 1 };
    process.env['PLAYMAT_CHROMIUM'] = chromium;
  }
  return project('browser', files);
}

const steps: readonly Step[] = [
  {
    name: 'format and lint',
    run: () => one(tool('@biomejs/biome/bin/biome', ['ci', '--error-on-warnings', `--colors=${colors}`])),
  },
  { name: 'types', run: () => one(tool('typescript/bin/tsc', ['--build'])) },
  { name: 'house rules', run: house },
  { name: 'unit', run: () => project('unit', '{shared,client}/**/*.test.{ts,tsx}', '.config/checks/*.test.ts') },
  { name: 'server', run: () => project('server', 'server/**/*.test.ts') },
  { name: 'browser', run: browser },
];

mkdirSync(reports, { recursive: true });
const wanted = process.argv.slice(2).filter((argument) => argument !== '--full');
if (process.argv.includes('--full')) process.env['PLAYMAT_FULL'] = '1';
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `No step is called ${unknown.join(' or ')}; there are ${steps.map(({ name }) => `"${name}"`).join(', ')}.`,
  );
  process.exit(1);
}

const total: Tally = { passed: 0, failed: 0 };
for (const step of steps) {
  if (wanted.length > 0 && !wanted.includes(step.name)) continue;
  console.log(`\n── ${step.name}`);
  const from = performance.now();
  const { passed, failed } = step.run();
  total.passed += passed;
  total.failed += failed;
  console.log(`${step.name}: ${passed} passed, ${failed} failed, ${((performance.now() - from) / 1000).toFixed(1)} s`);
}

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
