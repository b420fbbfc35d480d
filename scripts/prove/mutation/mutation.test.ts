import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  DryRunStatus,
  TestStatus,
  type CompleteDryRunResult,
} from '@stryker-mutator/api/test-runner'
import { expect, test } from 'vitest'
import { chooseSample } from './choose-sample.ts'
import { readEquivalents } from './equivalents.ts'
import { judge } from './judge.ts'
import { findReachingTests, forgetFiles } from './reaching-tests.ts'
import type { TriedMutant } from './run-stryker.ts'
import { chooseTargets, root } from './targets.ts'
import { testRounds } from './test-rounds.ts'

const FILES = ['access/levels.ts', 'access/share-rules.ts', 'calendar/months.ts', 'locale.ts'].map(
  (file) => `packages/domain/src/${file}`,
)
const sampleOf = (size: number, seed: number) =>
  chooseSample(
    FILES.map((file) => join(root, file)),
    size,
    seed,
  )

test('a sample takes one mutant of each file before a second of any, the same ones for a seed', async () => {
  const sample = await sampleOf(6, 1)
  expect(new Set(sample.slice(0, 4).map(({ file }) => file)).size).toBe(4)
  expect(sample).toHaveLength(6)
  expect(await sampleOf(6, 1)).toEqual(sample)
  expect(await sampleOf(6, 2)).not.toEqual(sample)
})

test('a sampled mutant names the change and its line', async () => {
  const all = await sampleOf(1000, 1)
  const reaches = all.filter(({ line }) => line.startsWith('return LEVELS.indexOf(level) >='))
  expect(reaches.map(({ from, to }) => [from, to])).toContainEqual([
    'LEVELS.indexOf(level) >= LEVELS.indexOf(needed)',
    'LEVELS.indexOf(level) > LEVELS.indexOf(needed)',
  ])
})

const SOURCE = join(process.cwd(), 'features/options/change-company.ts')
const rounds = (reaching: string[]) =>
  testRounds(SOURCE, reaching).map((round) =>
    round.map((each) => each.split('#')[0]?.split('/').at(-1)),
  )
const SAYS = '#says a rule'

test('a mutant meets its own tests, those beside it, then the four files of each circle that reach it most', () => {
  const inArea = ['a', 'b', 'c', 'd', 'e'].map((name) => `features/area-${name}/${name}.test.ts`)
  const elsewhere = ['f', 'g', 'h', 'i', 'j'].map((name) => `features/far/away/${name}.test.ts`)
  const ofProduct = 'permissions.test.ts'
  expect(
    rounds([
      ...[ofProduct, ...elsewhere, ...inArea].map((file) => file + SAYS),
      `${elsewhere[4]}${SAYS} again`,
      `${inArea[4]}${SAYS} again`,
      `features/options/options.test.ts${SAYS}`,
      `features/options/change-company.test.ts${SAYS}`,
    ]),
  ).toEqual([
    ['change-company.test.ts'],
    ['options.test.ts'],
    ['e.test.ts', 'e.test.ts', 'a.test.ts', 'b.test.ts', 'c.test.ts'],
    ['j.test.ts', 'j.test.ts', 'f.test.ts', 'g.test.ts', 'h.test.ts'],
    ['permissions.test.ts'],
  ])
})

test('a mutant in the hooks of a test file meets all its tests', () => {
  const dryRun: CompleteDryRunResult = {
    status: DryRunStatus.Complete,
    tests: ['a.test.ts#one', 'a.test.ts#two', 'b.test.ts#three'].map((id) => ({
      id,
      name: id,
      timeSpentMs: 1,
      status: TestStatus.Success,
    })),
    mutantCoverage: {
      static: { imported: 1 },
      perTest: {
        'a.test.ts#': { composed: 2, both: 1 },
        'b.test.ts#three': { both: 1, inTests: 1 },
      },
    },
  }
  expect(findReachingTests(dryRun)).toEqual({
    composed: ['a.test.ts#one', 'a.test.ts#two'],
    both: ['a.test.ts#one', 'a.test.ts#two', 'b.test.ts#three'],
  })
  expect(forgetFiles(dryRun)).toMatchObject({
    mutantCoverage: {
      static: { imported: 1, composed: 2, both: 1 },
      perTest: { 'b.test.ts#three': { both: 1, inTests: 1 } },
    },
  })
})

const tried = (outcome: TriedMutant['outcome'], from = 'a < b'): TriedMutant => ({
  file: 'rule.ts',
  line: 'if (a < b) return',
  lineNumber: 3,
  from,
  to: 'a <= b',
  outcome,
})

test('the share excludes what no test can notice, and counts an endless loop as noticed', () => {
  const equivalent = { ...tried('survived', 'b > a'), why: 'the same comparison' }
  const all = [tried('noticed'), tried('timedOut'), tried('survived'), tried('survived', 'b > a')]
  expect(judge({ leastNoticed: 0.6 }, all, [equivalent])).toMatchObject({
    noticed: 1,
    timedOut: 1,
    survived: [{ from: 'a < b' }],
    equivalent: [{ why: 'the same comparison' }],
    share: 2 / 3,
    isEnough: true,
  })
  expect(judge({ leastNoticed: 0.6 }, all, []).isEnough).toBe(false)
})

test('an argument chooses a target, or a part of one with its threshold', () => {
  expect(chooseTargets([]).map(({ name }) => name)).toEqual(['domain', 'document', 'server'])
  expect(chooseTargets(['packages/domain/src/access/'])).toMatchObject([
    { name: 'packages/domain/src/access', sources: ['packages/domain/src/access/**/*.ts'] },
  ])
  expect(chooseTargets(['packages/domain/src/locale.ts'])[0]?.sources).toEqual([
    'packages/domain/src/locale.ts',
  ])
  expect(() => chooseTargets(['apps/web/src'])).toThrow('apps/web/src')
})

test('every equivalent mutant names an existing line, and why no test can notice', () => {
  for (const { file, line, why } of readEquivalents()) {
    const lines = readFileSync(join(root, file), 'utf8').split('\n')
    expect([file, line, lines.some((each) => each.trim() === line)]).toEqual([file, line, true])
    expect(why).not.toBe('')
  }
})
