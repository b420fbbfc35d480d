import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { CheckStatus, type Checker } from '@stryker-mutator/api/check'
import type { Mutant } from '@stryker-mutator/api/core'
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin'
import { isSameMutant, mutantKey, type MutantKey } from './mutant-key.ts'
import { root } from './targets.ts'

/** Names the file that contains the sample, as JSON, for the process that Stryker starts for its checker. */
export const SAMPLE_FILE = 'TACITE_MUTATION_SAMPLE'

/** Admits only the mutants of the sample: a range of code contains smaller ones too. */
export const strykerPlugins = [declareFactoryPlugin(PluginKind.Checker, 'sample', createChecker)]

function createChecker(): Checker {
  const file = process.env[SAMPLE_FILE]
  const sample = file ? (JSON.parse(readFileSync(file, 'utf8')) as MutantKey[]) : []
  return {
    init: () => Promise.resolve(),
    check: (mutants) =>
      Promise.resolve(
        Object.fromEntries(mutants.map((mutant) => [mutant.id, verdictOf(mutant, sample)])),
      ),
  }
}

function verdictOf(mutant: Mutant, sample: MutantKey[]) {
  const source = readFileSync(mutant.fileName, 'utf8')
  const key = mutantKey(relative(root, mutant.fileName), source, mutant)
  return sample.some((sampled) => isSameMutant(sampled, key))
    ? { status: CheckStatus.Passed as const }
    : { status: CheckStatus.CompileError as const, reason: 'not in the sample' }
}
