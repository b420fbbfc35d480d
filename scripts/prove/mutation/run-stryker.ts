import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { MutantResult, PartialStrykerOptions } from '@stryker-mutator/api/core'
import { Stryker } from '@stryker-mutator/core'
import type { SampledMutant } from './choose-sample.ts'
import { mutantKey, type MutantKey } from './mutant-key.ts'
import { EXCLUDED_MUTATIONS, isTypedRight } from './mutators.ts'
import { SAMPLE_FILE } from './sample-checker.ts'
import { root, type Target } from './targets.ts'

export interface TriedMutant extends MutantKey {
  lineNumber: number
  outcome: 'noticed' | 'timedOut' | 'survived' | 'broken'
}

const OUTCOMES: Partial<Record<MutantResult['status'], TriedMutant['outcome']>> = {
  Killed: 'noticed',
  Timeout: 'timedOut',
  Survived: 'survived',
  NoCoverage: 'survived',
  RuntimeError: 'broken',
}

/** Tries the mutants of a target one at a time, in a copy of its part of the checkout. */
export async function runStryker(
  target: Target,
  sample: readonly SampledMutant[] | null,
): Promise<TriedMutant[]> {
  const results = await new Stryker({
    mutate: sample
      ? sample.map(({ range }) => range)
      : [...target.sources, '!**/*.test.ts', '!**/testing/**'],
    mutator: { plugins: null, excludedMutations: EXCLUDED_MUTATIONS },
    plugins: [join(import.meta.dirname, 'beside-first-runner.ts'), ...samplePlugin(sample)],
    checkers: sample ? ['sample'] : [],
    testRunner: 'beside-first',
    vitest: { configFile: target.vitestConfig, related: false, pool: 'threads' },
    coverageAnalysis: 'perTest',
    warnings: false,
    timeoutMS: target.timeoutMs,
    dryRunTimeoutMinutes: 60,
    concurrency: 1,
    tempDirName: '.tmp/mutation',
    ignorePatterns: [
      '**',
      '!package.json',
      '!package-lock.json',
      `!${target.vitestConfig}`,
      ...target.copied.map((folder) => `!${folder}/**`),
    ],
    reporters: ['progress-append-only'],
    allowConsoleColors: false,
    // Its enum exists in types only.
    logLevel: 'warn' as PartialStrykerOptions['logLevel'],
  }).runMutationTest()
  return results.flatMap(toTriedMutant)
}

function samplePlugin(sample: readonly SampledMutant[] | null): string[] {
  if (!sample) return []
  // Concurrent runs of several targets have a sample each.
  const file = join(root, `.tmp/mutation-sample-${process.pid}.json`)
  mkdirSync(join(root, '.tmp'), { recursive: true })
  writeFileSync(file, JSON.stringify(sample))
  process.env[SAMPLE_FILE] = file
  return [join(import.meta.dirname, 'sample-checker.ts')]
}

function toTriedMutant(result: MutantResult): TriedMutant[] {
  const outcome = OUTCOMES[result.status]
  if (!outcome || !isTypedRight(result)) return []
  // Results count lines from 1, the source from 0.
  const { start, end } = result.location
  const location = { start: up(start), end: up(end) }
  const file = relative(root, resolve(root, result.fileName))
  const key = mutantKey(file, readFileSync(join(root, file), 'utf8'), { ...result, location })
  return [{ ...key, lineNumber: start.line, outcome }]
}

const up = ({ line, column }: { line: number; column: number }) => ({
  line: line - 1,
  column: column - 1,
})
