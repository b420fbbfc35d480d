import { dirname, join, relative } from 'node:path'

export const root = join(import.meta.dirname, '../../..')
const here = relative(root, import.meta.dirname)

/** Code that is mutated, with the tests that must notice it. */
export interface Target {
  name: string
  /** Source files, relative to the root; tests and their support are left out. */
  sources: string[]
  vitestConfig: string
  /** What Stryker's copy of the checkout contains; `node_modules` are linked into it. */
  copied: string[]
  /** Minimum share of mutants that the tests notice, without equivalent ones. */
  leastNoticed: number
  /** How many mutants are tried, evenly over the files; null: all of them. */
  sampleSize: number | null
  timeoutMs: number
}

/** Read by each Vitest process: the same examples find the same mutants in every run. */
const PROPERTY_SEED = 'scripts/prove/properties'

const TARGETS: Target[] = [
  packageTarget('domain'),
  packageTarget('document'),
  {
    name: 'server',
    sources: ['apps/server/src/features/**/*.ts'],
    vitestConfig: `${here}/server.vitest.config.ts`,
    // The tests' companies are rebuilt when one of these changes.
    copied: ['apps/server', 'docs', 'packages', PROPERTY_SEED, `${here}/setup`],
    leastNoticed: 0.8,
    sampleSize: 200,
    // A test that waits for a database on a busy machine is not an endless loop.
    timeoutMs: 60_000,
  },
]

/** The targets of these arguments: a target's name, or a folder or file inside one of them. */
export function chooseTargets(words: readonly string[]): Target[] {
  if (words.length === 0) return TARGETS
  return words.map(chooseTarget)
}

function chooseTarget(word: string): Target {
  const whole = TARGETS.find(({ name }) => name === word)
  if (whole) return whole
  const path = word.replace(/\/$/, '')
  const around = TARGETS.find(({ sources }) => sources.some((glob) => isInside(path, glob)))
  const names = TARGETS.map(({ name }) => name).join(', ')
  if (!around) throw new Error(`"${word}" is neither ${names} nor a path inside one of them.`)
  return { ...around, name: path, sources: [path.endsWith('.ts') ? path : `${path}/**/*.ts`] }
}

function isInside(path: string, glob: string): boolean {
  return path.startsWith(dirname(dirname(glob)))
}

function packageTarget(name: string): Target {
  return {
    name,
    sources: [`packages/${name}/src/**/*.ts`],
    vitestConfig: `${here}/packages.vitest.config.ts`,
    copied: [`packages/${name}`, PROPERTY_SEED],
    leastNoticed: 0.9,
    sampleSize: null,
    timeoutMs: 5_000,
  }
}
