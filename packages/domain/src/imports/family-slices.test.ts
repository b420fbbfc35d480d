import fc from 'fast-check'
import { expect, test } from 'vitest'
import { classifyEntries } from './classify-entries.ts'
import { familySlices } from './family-slices.ts'
import { importRules } from './import-rules.ts'
import type { Classified, ImportEntry } from './mapped-entry.ts'
import { joinDescribed, looseLines, planLooseLines, planRows, type PlanInput } from './plan-rows.ts'

const FILE = {
  state: 'kept',
  kind: 'pdf',
  title: null,
  terms: [],
  sameAsPosition: null,
  sameAsContractId: null,
  said: null,
} as const

const DEFAULTS = {
  type: 't',
  project: 'p',
  owner: 'o',
  legalEntity: null,
  workflow: null,
  folderIds: [],
}

const role = (belongsToPosition: number | null): Classified => ({
  role: belongsToPosition === null ? 'contract' : 'amendment',
  belongsToPosition,
  belongsToContractId: null,
})

const rolesOf = (...owners: (number | null)[]) =>
  new Map(owners.map((owner, position) => [position, role(owner)]))

test('a slice holds whole families, up to its most', () => {
  expect(familySlices(rolesOf(null, null, 0, 1, null), 2)).toEqual([[0, 2], [1, 3], [4]])
  expect(familySlices(rolesOf(null, null, 0, 1, null), 4)).toEqual([[0, 2, 1, 3], [4]])
})

test('a family that is larger than a slice stays together, and so does what belongs to itself', () => {
  expect(familySlices(rolesOf(null, 0, 1, 2), 2)).toEqual([[0, 1, 2, 3]])
  expect(familySlices(rolesOf(1, 2, 0, 3), 2)).toEqual([[0, 1, 2], [3]])
})

test('planned slice by slice, an import has the rows of its whole plan', () => {
  const path = fc.tuple(
    fc.constantFrom('', 'A/', 'B/', 'B/Annexes/'),
    fc.constantFrom('Bail', 'Bail avenant', 'Annexe Bail', 'Avenant', 'Conditions'),
    fc.nat(12),
  )
  const file = fc.record({
    path: path.map(([folder, stem, number]) => `${folder}${stem} ${number}.pdf`),
    state: fc.constantFrom('kept', 'kept', 'kept', 'left'),
    kind: fc.constantFrom('pdf', 'pdf', 'pdf', 'word', 'other'),
    sameAsPosition: fc.constantFrom(null, null, null, 0),
    said: fc.option(fc.option(fc.nat(70), { nil: null }).map(role), { nil: null, freq: 6 }),
  } as const)
  const line = fc.tuple(
    path.map(([, stem, number]) => `${stem} ${number}`),
    fc.constantFrom('', 'Cadexia', 'Ordalie'),
  )
  fc.assert(
    fc.property(
      fc.array(file, { maxLength: 60 }),
      fc.array(line, { maxLength: 20 }),
      fc.integer({ min: 1, max: 20 }),
      (files, lines, most) => {
        const input = inputOf(files, lines)
        expect(bySlices(input, most)).toEqual(planRows(input).rows.toSorted(byPosition))
      },
    ),
    { numRuns: 300 },
  )
})

function inputOf(
  files: readonly Partial<ImportEntry>[],
  lines: readonly [string, string][],
): PlanInput {
  return {
    entries: files.map((file, position) => ({ ...FILE, path: '', ...file, position })),
    index: {
      header: ['Fichier', 'Partie'],
      rows: lines.map((cells, at) => ({ line: at + 2, cells })),
    },
    rules: importRules({
      joined: { column: 'Fichier', by: 'name' },
      columns: { Partie: 'counterparty' },
      defaults: DEFAULTS,
    }),
    matches: { counterparty: new Map([['cadexia', 'c']]) },
    ownFields: {},
    said: new Map([[3, { typed: { title: 'Typed' }, decided: null }]]),
  }
}

function bySlices(input: PlanInput, most: number) {
  const { entries, index } = input
  const roles = classifyEntries(entries)
  const joined = joinDescribed(entries, roles, input)!
  const rows = familySlices(roles, most).flatMap((positions) => {
    const some = entries.filter(({ position }) => positions.includes(position))
    return planRows({
      ...input,
      entries: some.map((entry) => ({ ...entry, said: roles.get(entry.position)! })),
      index: {
        ...index!,
        rows: positions.flatMap((position) => joined.rowOf.get(position) ?? []),
      },
    }).rows
  })
  return [...rows, ...planLooseLines(looseLines(entries, joined), input)].toSorted(byPosition)
}

function byPosition(one: { position: number }, other: { position: number }): number {
  return one.position - other.position
}
