import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ImportEntry } from './mapped-entry.ts'
import { importRules, type ImportRules } from './import-rules.ts'
import type { SaidOfRow } from './import-row.ts'
import type { ImportIndex } from './join-table.ts'
import { planRows, type PlanInput } from './plan-rows.ts'
import { unresolvedValues } from './unresolved-values.ts'

const DEFAULTS = {
  type: 't0',
  project: 'p0',
  owner: 'o0',
  legalEntity: null,
  workflow: null,
  folderIds: [],
}

function entry(position: number, path: string, more: Partial<ImportEntry> = {}): ImportEntry {
  return {
    position,
    path,
    state: 'kept',
    kind: 'pdf',
    title: null,
    terms: [],
    sameAsPosition: null,
    sameAsContractId: null,
    said: null,
    ...more,
  }
}

function plan(
  paths: readonly (string | ImportEntry)[],
  rules: Partial<ImportRules> = {},
  more: Partial<PlanInput> = {},
) {
  return planRows({
    entries: paths.map((path, at) => (typeof path === 'string' ? entry(at, path) : path)),
    index: null,
    rules: importRules({ defaults: DEFAULTS, ...rules }),
    matches: {},
    ownFields: {},
    said: new Map(),
    ...more,
  })
}

const INDEX: ImportIndex = {
  header: ['Fichier', 'Contrepartie', 'Date', 'Montant'],
  rows: [
    { line: 2, cells: ['Bail.pdf', 'CADEXIA SAS', '31/12/2023', '1 200,50 €'] },
    { line: 3, cells: ['Perdu.pdf', 'Cadexia', '', ''] },
  ],
}
const JOINED = {
  joined: { column: 'Fichier', by: 'name' },
  columns: { Contrepartie: 'counterparty', Date: 'signatureDate', Montant: 'amount' },
} as const

const said = (typed: SaidOfRow['typed'], decided: SaidOfRow['decided'] = null) =>
  new Map([[0, { typed, decided }]])

test('a row takes each value from its strongest source and says which', () => {
  const { rows } = plan(
    ['Achats/Bail.pdf'],
    { ...JOINED, folderFields: ['project'] },
    {
      index: INDEX,
      matches: { counterparty: new Map([['cadexia', 'c1']]), project: new Map([['achats', 'p1']]) },
      said: said({ title: 'Bail de Lyon' }),
    },
  )
  expect(rows[0]).toMatchObject({
    kind: 'contract',
    state: 'toCreate',
    values: {
      title: { value: 'Bail de Lyon', from: { kind: 'person' } },
      counterparty: { value: 'c1', text: 'CADEXIA SAS', from: { kind: 'index', line: 2 } },
      signatureDate: { value: '2023-12-31' },
      amount: { value: 120_050 },
      currency: { value: 'EUR' },
      project: { value: 'p1', from: { kind: 'folder', depth: 0 } },
      type: { value: 't0', from: { kind: 'default' } },
    },
  })
  expect(rows[1]).toMatchObject({ state: 'skipped', refusal: { code: 'IMPORT_WITHOUT_FILE' } })
})

test('the title is that of the document, else the name of the file', () => {
  const { rows } = plan([entry(0, 'a_b.pdf', { title: 'Bail commercial' }), 'c_d.pdf'])
  expect(rows.map(({ values }) => values.title?.value)).toEqual(['Bail commercial', 'c d'])
})

test('an unknown name is to be completed, once for all rows, and then created or left out', () => {
  const known = { ...JOINED, pattern: '{contrepartie} - {titre}' }
  const paths = ['CADEXIA SAS - Bail.pdf', 'Cadexia - NDA.pdf']
  const { rows } = plan(paths, known)
  expect(rows.map(({ state }) => state)).toEqual(['toComplete', 'toComplete'])
  expect(unresolvedValues(rows)).toEqual([
    {
      field: 'counterparty',
      key: 'cadexia',
      text: 'CADEXIA SAS',
      count: 2,
      problem: 'IMPORT_VALUE_UNKNOWN',
    },
  ])
  const resolved = (kind: 'create' | 'empty') =>
    plan(paths, {
      ...known,
      resolutions: [{ field: 'counterparty', key: 'cadexia', resolution: { kind } }],
    }).rows.map(({ values, state }) => [state, values.counterparty?.value])
  expect(resolved('create')).toEqual([
    ['toCreate', { create: 'CADEXIA SAS' }],
    ['toCreate', { create: 'Cadexia' }],
  ])
  expect(resolved('empty')).toEqual([
    ['toCreate', undefined],
    ['toCreate', undefined],
  ])
})

test('a number identifies a party before its name does', () => {
  const index: ImportIndex = {
    header: ['Fichier', 'Nom', 'SIREN'],
    rows: [{ line: 2, cells: ['Bail', 'Ancien nom', '552 100 554'] }],
  }
  const { rows } = plan(
    ['Bail.pdf'],
    { joined: { column: 'Fichier', by: 'name' }, columns: { Nom: 'counterparty', SIREN: 'siren' } },
    { index, matches: { counterparty: new Map([['siren 552 100 554', 'c9']]) } },
  )
  expect(rows[0]?.values.counterparty?.value).toBe('c9')
})

test('an ambiguous day stays to be completed, until its order is stated or a person creates without it', () => {
  const rules = { pattern: '{titre} {date}' }
  const state = (more: Partial<ImportRules>, decided: SaidOfRow['decided'] = null) =>
    plan(['Bail 03-04-2024.pdf'], { ...rules, ...more }, { said: said({}, decided) }).rows[0]
  expect(state({})).toMatchObject({
    state: 'toComplete',
    refusal: { code: 'IMPORT_DAY_AMBIGUOUS' },
  })
  expect(state({ dayOrder: 'dayFirst' })?.values.signatureDate?.value).toBe('2024-04-03')
  expect(state({}, 'create')).toMatchObject({
    state: 'toCreate',
    values: { signatureDate: { value: null } },
  })
})

test('an end that contradicts the start or the duration is not taken', () => {
  const index: ImportIndex = {
    header: ['f', 'debut', 'fin', 'duree'],
    rows: [
      { line: 2, cells: ['a', '2024-01-01', '2024-12-31', '12 mois'] },
      { line: 3, cells: ['b', '2024-01-01', '2025-12-31', '12 mois'] },
      { line: 4, cells: ['c', '2024-01-01', '2023-12-31', ''] },
    ],
  }
  const { rows } = plan(
    ['a.pdf', 'b.pdf', 'c.pdf'],
    {
      joined: { column: 'f', by: 'name' },
      columns: { debut: 'effectiveDate', fin: 'endDate', duree: 'duration' },
    },
    { index },
  )
  expect(rows.map(({ values }) => values.endDate?.problem)).toEqual([
    null,
    'IMPORT_END_CONTRADICTED',
    'IMPORT_END_CONTRADICTED',
  ])
})

test('without a required value nothing can be created, whatever a person says', () => {
  const { rows } = plan(
    ['a.pdf'],
    { defaults: { ...DEFAULTS, type: null, owner: null } },
    { said: said({}, 'create') },
  )
  expect(rows[0]).toMatchObject({
    state: 'toComplete',
    refusal: { code: 'IMPORT_FIELDS_MISSING', params: { count: 2 }, field: 'type' },
  })
})

test('an amendment and an attachment wait for their contract', () => {
  const { rows } = plan(
    ['A/Bail.pdf', 'A/Avenant 1.pdf', 'A/Annexe.pdf', 'Avenant 7.pdf'],
    {},
    { said: said({}, 'skip') },
  )
  expect(rows.map(({ state, refusal }) => [state, refusal?.code])).toEqual([
    ['skipped', 'IMPORT_SKIPPED_BY_PERSON'],
    ['toComplete', 'IMPORT_OWNER_NOT_CREATED'],
    ['toComplete', 'IMPORT_OWNER_NOT_CREATED'],
    ['toComplete', 'IMPORT_OWNER_MISSING'],
  ])
})

test('a Word file alone is no signed contract', () => {
  const { rows } = plan([entry(0, 'a.docx', { kind: 'word' })])
  expect(rows[0]).toMatchObject({ state: 'skipped', refusal: { code: 'IMPORT_ONLY_PDF' } })
})

test('a thousand entries and an index with mistakes: each entry appears exactly once', () => {
  const name = fc.constantFrom(
    'Bail',
    'NDA',
    'Avenant 1',
    'Annexe A',
    'Contrat cadre',
    'Kbis',
    '2024',
  )
  const path = fc.tuple(fc.constantFrom('', 'A/', 'B/', 'A/Annexes/'), name, fc.nat(400))
  const anyEntry = fc.record({
    path: path.map(([folder, stem, number]) => `${folder}${stem} ${number}.pdf`),
    state: fc.constantFrom('kept', 'kept', 'kept', 'left', 'nothing'),
    kind: fc.constantFrom('pdf', 'pdf', 'word', 'other'),
    sameAsPosition: fc.constantFrom(null, null, null, 0),
  } as const)
  const row = fc.tuple(
    path.map(([, stem, number]) => `${stem} ${number}`),
    fc.string(),
    fc.string(),
  )
  fc.assert(
    fc.property(
      fc.array(anyEntry, { minLength: 1_000, maxLength: 1_000 }),
      fc.array(row, { maxLength: 300 }),
      (files, cells) => {
        const entries = files.map((file, at) => entry(at, file.path, file))
        const index = {
          header: ['f', 'nom', 'jour'],
          rows: cells.map((some, at) => ({ line: at + 2, cells: some })),
        }
        const { rows, ignored, left } = plan(
          entries,
          {
            joined: { column: 'f', by: 'name' },
            columns: { nom: 'counterparty', jour: 'signatureDate' },
            pattern: '{titre} {référence}',
          },
          { index },
        )
        const seen = [...rows.map(({ position }) => position), ...ignored, ...left]
        expect(new Set(seen).size).toBe(seen.length)
        expect(entries.every(({ position }) => seen.includes(position))).toBe(true)
        expect(rows.every(({ state, refusal }) => state === 'toCreate' || refusal !== null)).toBe(
          true,
        )
      },
    ),
    { numRuns: 20 },
  )
})
