import { globSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import type { MutantRunOptions } from '@stryker-mutator/api/test-runner'

/** More distant test files that may still notice a mutant: those in which most tests reach it. */
const MOST_DISTANT_FILES = 4

/** The tests for a mutant, in the order in which they most probably notice it; identifiers are `file#title`. */
export function testRounds({
  testFilter,
  sandboxFileName,
}: Pick<MutantRunOptions, 'testFilter' | 'sandboxFileName'>): string[][] {
  const source = relative(process.cwd(), sandboxFileName)
  const tests = testFilter ?? everyTestBeside(sandboxFileName)
  const own = tests.filter((test) => isOwnTest(fileOf(test), source))
  const beside = tests.filter((test) => !own.includes(test) && isBeside(fileOf(test), source))
  const near = new Set([...own, ...beside])
  const rounds = [own, beside, inDistantFiles(tests.filter((test) => !near.has(test)))]
  return rounds.filter((round) => round.length > 0)
}

/** Code that runs on import belongs to no test: an empty title stands for all tests of a file. */
function everyTestBeside(sandboxFileName: string): string[] {
  const folder = dirname(sandboxFileName)
  return globSync('*.test.ts', { cwd: folder }).map(
    (file) => `${relative(process.cwd(), join(folder, file))}#`,
  )
}

function inDistantFiles(tests: string[]): string[] {
  const byFile = Map.groupBy(tests, fileOf)
  return [...byFile.values()]
    .toSorted((a, b) => b.length - a.length)
    .slice(0, MOST_DISTANT_FILES)
    .flat()
}

const fileOf = (test: string) => test.slice(0, test.indexOf('#'))

const isBeside = (testFile: string, source: string) => dirname(testFile) === dirname(source)

function isOwnTest(testFile: string, source: string): boolean {
  return isBeside(testFile, source) && basename(testFile).startsWith(`${basename(source, '.ts')}.`)
}
