import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { CompleteDryRunResult } from '@stryker-mutator/api/test-runner'

/** The tests that reach each mutant that also runs outside a test, by its identifier. */
type ReachingTests = Readonly<Record<string, readonly string[]>>

/** Stryker replaces the process of its runner after an endless loop: what the first one found lies in the copy. */
const KEPT = 'reaching-tests.json'

/**
 * Which tests reach a mutant, in themselves or in the hooks of their file, when it also runs outside a test: there Stryker
 * forgets them, and would run all there are.
 */
export function findReachingTests(dryRun: CompleteDryRunResult): ReachingTests {
  const reaching = new Map<string, Set<string>>()
  const outside = forgetFiles(dryRun).mutantCoverage?.static ?? {}
  const byFile = Map.groupBy(
    dryRun.tests.map(({ id }) => id),
    fileOf,
  )
  for (const [id, hits] of Object.entries(dryRun.mutantCoverage?.perTest ?? {})) {
    const tests = isFile(id) ? (byFile.get(fileOf(id)) ?? []) : [id]
    for (const mutant of Object.keys(hits).filter((hit) => hit in outside)) {
      const found = reaching.get(mutant) ?? new Set()
      for (const test of tests) found.add(test)
      reaching.set(mutant, found)
    }
  }
  return Object.fromEntries([...reaching].map(([mutant, found]) => [mutant, [...found]]))
}

export function keepReachingTests(reaching: ReachingTests): void {
  writeFileSync(KEPT, JSON.stringify(reaching))
}

export function readReachingTests(): ReachingTests {
  return existsSync(KEPT) ? (JSON.parse(readFileSync(KEPT, 'utf8')) as ReachingTests) : {}
}

/** The same result as Stryker understands it: what runs in hooks runs outside any test. */
export function forgetFiles(dryRun: CompleteDryRunResult): CompleteDryRunResult {
  if (!dryRun.mutantCoverage) return dryRun
  const entries = Object.entries(dryRun.mutantCoverage.perTest)
  const outside = { ...dryRun.mutantCoverage.static }
  for (const [, hits] of entries.filter(([id]) => isFile(id)))
    for (const [mutant, count] of Object.entries(hits))
      outside[mutant] = (outside[mutant] ?? 0) + count
  const perTest = Object.fromEntries(entries.filter(([id]) => !isFile(id)))
  return { ...dryRun, mutantCoverage: { static: outside, perTest } }
}

/** Identifiers are `file#title`, and `file#` for the hooks of a file. */
const isFile = (id: string) => id.endsWith('#')
export const fileOf = (id: string) => id.slice(0, id.indexOf('#'))
