import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'

const folder = join(import.meta.dirname, 'canary')

/**
 * The canary is a small repository of planted violations. A line declares what must be reported on it (`// expect
 * rule`), a first line what must be reported on the file (`// expect-file rule`). A rule that silently stops seeing
 * makes this test fail.
 */
let reported: string[] = []
const planted = plantedViolations()

beforeAll(() => {
  reported = lintCanary()
})

test('every planted violation is reported', () => {
  expect(planted.length).toBeGreaterThan(70)
  expect(planted.filter((violation) => !reported.includes(violation))).toEqual([])
})

test('nothing else is reported, except the cycles that forbidden imports close', () => {
  const others = reported.filter((violation) => !planted.includes(violation))
  expect(others.filter((violation) => !violation.endsWith(' import(no-cycle)'))).toEqual([])
})

test('each house rule has its violations', () => {
  const rules = [...new Set(planted.map((violation) => violation.replace(/^\S+ /, '')))].sort()
  expect(rules).toEqual([
    'eslint(max-lines)',
    'eslint(no-console)',
    'eslint(no-restricted-globals)',
    'eslint(no-warning-comments)',
    'import(no-cycle)',
    'tacite(boundaries)',
    'tacite(file-name)',
    'tacite(no-barrel)',
    'tacite(no-clock)',
    'tacite(reasoned-suppression)',
    'typescript(ban-ts-comment)',
    'typescript(consistent-type-imports)',
    'typescript(no-explicit-any)',
    'typescript(no-floating-promises)',
  ])
})

function plantedViolations(): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          [...line.matchAll(/\/\/ expect(-file)? (\S+)/g)].map(
            ([, ofFile, rule]) => `${file}${ofFile ? '' : `:${index + 1}`} ${rule}`,
          ),
        ),
    )
}

/** As `file:line rule`; file-level rules and those without a position as `file rule`. */
function lintCanary(): string[] {
  const root = join(import.meta.dirname, '../..')
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint')
  const { diagnostics } = JSON.parse(runAnyway(oxlint)) as { diagnostics: Diagnostic[] }
  return diagnostics.map(({ filename, code, message, labels }) => {
    const rule = code ?? message
    const line = ofFiles.includes(rule) ? '' : `:${labels[0]?.span.line}`
    return `${filename}${line} ${rule}`
  })
}

interface Diagnostic {
  filename: string
  message: string
  code?: string
  labels: { span: { line: number } }[]
}

const ofFiles = ['eslint(max-lines)', 'tacite(file-name)', 'tacite(reasoned-suppression)']

/** oxlint exits with an error because it reports: its output counts. */
function runAnyway(oxlint: string): string {
  try {
    return execFileSync(
      process.execPath,
      [oxlint, '-c', 'canary.oxlintrc.json', '-f', 'json', '.'],
      {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    )
  } catch (error) {
    return (error as { stdout: string }).stdout
  }
}
