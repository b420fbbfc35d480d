import { globSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileOf } from './reaching-tests.ts'

/**
 * Test files further away that may still notice a mutant, of its area, of other features and of the whole product: those
 * in which most tests reach it.
 */
const MOST_DISTANT_FILES = 4

/** The tests for a mutant, in the order in which they most probably notice it; identifiers are `file#title`. */
export function testRounds(
  sandboxFileName: string,
  reaching: readonly string[] | undefined,
): string[][] {
  const source = relative(process.cwd(), sandboxFileName)
  const tests = reaching ?? everyTestBeside(sandboxFileName)
  const own = tests.filter((test) => isOwnTest(fileOf(test), source))
  const beside = tests.filter((test) => !own.includes(test) && isBeside(fileOf(test), source))
  const near = new Set([...own, ...beside])
  const distant = tests.filter((test) => !near.has(test))
  const ofArea = distant.filter((test) => isOfArea(fileOf(test), source))
  const ofProduct = distant.filter((test) => !isOfFeature(fileOf(test)))
  const elsewhere = distant.filter((test) => !ofArea.includes(test) && !ofProduct.includes(test))
  const rounds = [own, beside, ...[ofArea, elsewhere, ofProduct].map(inMostReachingFiles)]
  return rounds.filter((round) => round.length > 0)
}

/** Code that runs on import belongs to no test: an empty title stands for all tests of a file. */
function everyTestBeside(sandboxFileName: string): string[] {
  const folder = dirname(sandboxFileName)
  return globSync('*.test.ts', { cwd: folder }).map(
    (file) => `${relative(process.cwd(), join(folder, file))}#`,
  )
}

function inMostReachingFiles(tests: string[]): string[] {
  const byFile = Map.groupBy(tests, fileOf)
  return [...byFile.values()]
    .toSorted((a, b) => b.length - a.length)
    .slice(0, MOST_DISTANT_FILES)
    .flat()
}

/** `features/people/roles` and `features/people/accounts` are of one area. */
const isOfArea = (testFile: string, source: string) =>
  dirname(dirname(testFile)) === dirname(dirname(source))

const isBeside = (testFile: string, source: string) => dirname(testFile) === dirname(source)

const isOfFeature = (testFile: string) => testFile.includes('features/')

function isOwnTest(testFile: string, source: string): boolean {
  return isBeside(testFile, source) && basename(testFile).startsWith(`${basename(source, '.ts')}.`)
}
