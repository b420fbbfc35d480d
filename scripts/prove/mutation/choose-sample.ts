import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Logger } from '@stryker-mutator/api/logging'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import { isSameMutant, mutantKey, type MutantKey } from './mutant-key.ts'
import { EXCLUDED_MUTATIONS, isTypedRight } from './mutators.ts'

/** A mutant of the sample, with its range in the format of Stryker's `mutate` option. */
export interface SampledMutant extends MutantKey {
  range: string
}

/**
 * `size` mutants of these files: one of each file in random order, then a second, until there are enough. The same
 * seed chooses the same ones as long as the lines stay: a change elsewhere in the code has no effect.
 */
export async function chooseSample(
  files: readonly string[],
  size: number,
  seed: number,
): Promise<SampledMutant[]> {
  const byFile = await Promise.all(files.map((file) => mutantsOf(file, seed)))
  const deciding = sortByChance(
    byFile.filter((mutants) => mutants.length > 0),
    (mutants) => `${seed} ${mutants[0]?.file}`,
  )
  const deepest = Math.max(0, ...deciding.map((mutants) => mutants.length))
  const rounds = Array.from({ length: deepest }, (_, round) =>
    deciding.flatMap((mutants) => mutants.slice(round, round + 1)),
  )
  return rounds.flat().slice(0, size)
}

async function mutantsOf(file: string, seed: number): Promise<SampledMutant[]> {
  const source = readFileSync(file, 'utf8')
  const { mutants } = await new Instrumenter(SILENT).instrument(
    [{ name: file, mutate: true, content: source }],
    { excludedMutations: EXCLUDED_MUTATIONS, ignorers: [], plugins: null },
  )
  const planted = mutants.filter((mutant) => mutant.status !== 'Ignored' && isTypedRight(mutant))
  const sampled = planted.map((mutant) => {
    const { start, end } = mutant.location
    const range = `${file}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`
    return { ...mutantKey(file, source, mutant), range }
  })
  const distinct = sampled.filter(
    (mutant, index) => sampled.findIndex((other) => isSameMutant(other, mutant)) === index,
  )
  return sortByChance(distinct, ({ line, from, to }) => [seed, file, line, from, to].join('\n'))
}

function sortByChance<Value>(values: readonly Value[], nameOf: (value: Value) => string): Value[] {
  const drawn = values.map((value) => ({ value, chance: hash(nameOf(value)) }))
  return drawn
    .toSorted((a, b) => (a.chance < b.chance ? -1 : a.chance > b.chance ? 1 : 0))
    .map(({ value }) => value)
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex')

const ignore = () => {}
const off = () => false
const SILENT: Logger = {
  isTraceEnabled: off,
  isDebugEnabled: off,
  isInfoEnabled: off,
  isWarnEnabled: off,
  isErrorEnabled: off,
  isFatalEnabled: off,
  trace: ignore,
  debug: ignore,
  info: ignore,
  warn: ignore,
  error: ignore,
  fatal: ignore,
}
