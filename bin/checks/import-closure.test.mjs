import { expect, test } from 'vitest'
import { closureKeys } from './import-closure.mjs'

const SOURCES = {
  'apps/web/src/page.tsx': `import { rule } from '@tacite/domain/rules/rule.ts'\nimport './page.css'`,
  'apps/web/src/page.css': 'a {}',
  'packages/domain/src/rules/rule.ts': `import { day } from "../day.ts"`,
  'packages/domain/src/day.ts': `import texts from './day.json' with { type: 'json' }`,
  'packages/domain/src/day.json': '{}',
  'packages/domain/src/alone.ts': 'export const alone = 1',
}

test.each([
  ['packages/domain/src/day.ts', ['page.tsx', 'rule.ts', 'day.ts']],
  ['packages/domain/src/day.json', ['page.tsx', 'rule.ts', 'day.ts']],
  ['apps/web/src/page.css', ['page.tsx']],
  ['packages/domain/src/alone.ts', ['alone.ts']],
])(
  'a change of %s changes the keys of its direct and indirect importers, and of no other',
  (path, changed) => {
    expect(changedBy({ ...SOURCES, [path]: `${SOURCES[path]} ` })).toEqual(changed)
  },
)

test.each([
  ['an import of types', `export type Day = import('./day.ts').Day`],
  ['a dynamic import', 'const load = () => import(`./day.ts`)'],
  ['an export', `export { day } from './day.ts'`],
  ['a mock', `vi.mock('./day.ts')`],
  ['a worker', `new Worker('./day.ts?worker')`],
  ['the name of the compiled file', `import { day } from './day.js'`],
])('%s counts as an import', (_, text) => {
  const sources = { 'src/a.ts': text, 'src/day.ts': '1' }
  expect(changedBy({ ...sources, 'src/day.ts': '2' }, sources)).toEqual(['a.ts', 'day.ts'])
})

test('a cycle of imports terminates, and changes as one', () => {
  const sources = { 'a.ts': `import './b.ts'`, 'b.ts': `import './a.ts'` }
  expect(changedBy({ ...sources, 'b.ts': `import './a.ts' ` }, sources)).toEqual(['a.ts', 'b.ts'])
})

test.each(['./gone.ts', './gone.json'])(
  'a key changes when the missing %s appears, and when it is removed again',
  (name) => {
    const sources = { 'a.ts': `import '${name}'` }
    const all = { ...sources, [name.slice(2)]: '' }
    expect(changedBy(all, sources)).toContain('a.ts')
    expect(changedBy(sources, all)).toContain('a.ts')
  },
)

/** The names of the files whose key differs with these sources. */
function changedBy(sources, before = SOURCES) {
  const [old, now] = [keysOf(before), keysOf(sources)]
  return [...now]
    .filter(([path, key]) => old.get(path) !== key)
    .map(([path]) => path.split('/').at(-1))
}

function keysOf(sources) {
  const files = Object.entries(sources).map(([path, text]) => [
    path,
    { text: () => text, hash: text },
  ])
  return closureKeys(new Map(files))
}
