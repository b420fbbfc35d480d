import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { closeParsers } from '../../../platform/parsers/run-parser.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import {
  createAll,
  planned,
  planNow,
  keptImportOf,
  rulesOf,
} from '../../../testing/planned-imports.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let administrator: Browser

beforeAll(async () => {
  product = await startProduct()
})
afterAll(async () => {
  closeParsers()
  await product.stop()
})
beforeEach(async () => {
  company = await signUpCompany(product)
  administrator = company.administrator
})

const INDEX = Buffer.from(
  [
    'Fichier;Contrepartie;SIREN;Signé le;Début;Fin;Préavis;Reconduction;Montant',
    'Bail Lyon.pdf;CADEXIA SAS;552 100 554;31/12/2019;2020-01-01;2029-12-31;6 mois;tacite;12 000 €',
    'NDA Zenith.pdf;Zenith;;15/03/2021;2021-03-15;;3 mois;non;',
    'Perdu.pdf;Personne;;;;;;;',
  ].join('\n'),
)

const FILES = [
  {
    path: 'Cadexia/Bail Lyon.pdf',
    pages: ['BAIL COMMERCIAL', 'Le loyer est payable chaque trimestre.'],
  },
  { path: 'Cadexia/Bail Lyon - avenant n° 1.pdf', pages: ['AVENANT'] },
  { path: 'Cadexia/Annexe 1.pdf', pages: ['PLAN'] },
  { path: 'NDA Zenith.pdf', pages: ['Confidentialité'] },
  { path: 'NDA Zenith (copie).pdf', sameAs: 3 },
  { path: 'index.csv', kind: 'other' as const, bytes: INDEX },
]
const RULES = {
  joined: { column: 'Fichier', by: 'name' },
  dayOrder: 'dayFirst',
  columns: {
    Contrepartie: 'counterparty',
    SIREN: 'siren',
    'Signé le': 'signatureDate',
    Début: 'effectiveDate',
    Fin: 'endDate',
    Préavis: 'notice',
    Reconduction: 'renewalType',
    Montant: 'amount',
  },
}
const CREATE_PARTIES = {
  resolutions: ['cadexia', 'zenith'].map((key) => ({
    field: 'counterparty',
    key,
    resolution: { kind: 'create' },
  })),
}

async function withIndex(): Promise<string> {
  const importId = await keptImportOf(product, company, FILES)
  const read = await administrator.call('POST', `/imports/${importId}/index`, { position: 5 })
  expect(read.body).toMatchObject({ index: { name: 'index.csv', rows: 3 } })
  return importId
}
const planOf = async (importId: string) =>
  (await administrator.call('GET', `/imports/${importId}/plan`)).body
const rowsOf = async (importId: string, query = '') =>
  (await administrator.call('GET', `/imports/${importId}/rows${query}`)).body.value

describe('mapping', () => {
  test('says what each file is, and what the index joins', async () => {
    const importId = await withIndex()
    const saved = await administrator.call(
      'POST',
      `/imports/${importId}/mapping`,
      await rulesOf(administrator, RULES),
    )
    expect(saved.body).toMatchObject({
      joined: {
        matched: 2,
        filesWithoutRow: { count: 1, first: ['Cadexia/Bail Lyon - avenant n° 1.pdf'] },
        rowsWithoutFile: { count: 1, first: ['4 : Perdu.pdf'] },
      },
      folders: [['Cadexia']],
    })
    expect(saved.body.index.columns[3]).toEqual({
      header: 'Signé le',
      samples: ['31/12/2019', '15/03/2021'],
      dayOrder: 'dayFirst',
    })
    const files = (await administrator.call('GET', `/imports/${importId}/files`)).body.value
    expect(
      files.map((file: { role: string; belongsTo: { name: string } | null }) => [
        file.role,
        file.belongsTo?.name ?? null,
      ]),
    ).toEqual([
      ['contract', null],
      ['amendment', 'Cadexia/Bail Lyon.pdf'],
      ['attachment', 'Cadexia/Bail Lyon.pdf'],
      ['contract', null],
      ['duplicate', null],
      ['ignored', null],
    ])
  })

  test('a person has the last word, for many files at once, and takes it back', async () => {
    const importId = await withIndex()
    const say = (body: object) => administrator.call('POST', `/imports/${importId}/roles`, body)
    expect((await say({ positions: [2, 3], role: 'ignored' })).status).toBe(204)
    const rolesNow = async () =>
      (await administrator.call('GET', `/imports/${importId}/files`)).body.value.map(
        ({ role }: { role: string }) => role,
      )
    expect((await rolesNow()).slice(2, 4)).toEqual(['ignored', 'ignored'])
    await say({ positions: [2, 3], role: null })
    expect((await rolesNow()).slice(2, 4)).toEqual(['attachment', 'contract'])
    expect((await say({ positions: [0], role: 'amendment', belongsToPosition: 0 })).status).toBe(
      422,
    )
    expect((await say({ positions: [99], role: 'ignored' })).status).toBe(404)
  })

  test('rules are tried without being kept, and a wrong pattern says why', async () => {
    const importId = await withIndex()
    const tried = await administrator.call(
      'POST',
      `/imports/${importId}/mapping/tried`,
      await rulesOf(administrator, { pattern: '{type} {contrepartie}' }),
    )
    expect(tried.body.examples[0]).toEqual({
      name: 'Bail Lyon',
      values: { type: 'Bail', counterparty: 'Lyon' },
    })
    const { body } = await administrator.call('GET', `/imports/${importId}/mapping`)
    expect(body.rules.pattern).toBeNull()
    const wrong = await administrator.call(
      'POST',
      `/imports/${importId}/mapping`,
      await rulesOf(administrator, { pattern: '{truc}' }),
    )
    expect([wrong.status, wrong.body.errors[0].code]).toEqual([422, 'IMPORT_PATTERN_PART_UNKNOWN'])
  })

  test('rules are kept as a profile under a name', async () => {
    const rules = await rulesOf(administrator, RULES)
    const kept = await administrator.call('POST', '/import-profiles', { name: 'Achats', rules })
    expect(kept.status).toBe(201)
    await administrator.call('POST', '/import-profiles', { name: 'achats', rules })
    const { body } = await administrator.call('GET', '/import-profiles')
    expect(body.value).toMatchObject([{ name: 'achats', rules }])
    expect((await administrator.call('DELETE', `/import-profiles/${kept.body._id}`)).status).toBe(
      204,
    )
  })
})

describe('a simulation', () => {
  test('counts what would be created, and resolves unknown parties once', async () => {
    const importId = await withIndex()
    await planned(product, administrator, importId, RULES)
    expect(await planOf(importId)).toMatchObject({
      counts: { contracts: 0, amendments: 0, toComplete: 4, duplicates: 1, skipped: 1 },
      unresolved: [
        { field: 'counterparty', key: 'cadexia', text: 'CADEXIA SAS', count: 1 },
        { field: 'counterparty', key: 'zenith', count: 1 },
      ],
    })
    await administrator.call('POST', `/imports/${importId}/resolutions`, CREATE_PARTIES)
    await planNow(product)
    expect(await planOf(importId)).toMatchObject({
      counts: {
        contracts: 2,
        amendments: 1,
        attachments: 1,
        toComplete: 0,
        duplicates: 1,
        skipped: 1,
      },
      unresolved: [],
      create: null,
    })
  })

  test('shows each value with its origin, and takes what a person types over it', async () => {
    const importId = await withIndex()
    await planned(product, administrator, importId, { ...RULES, ...CREATE_PARTIES })
    const path = `/imports/${importId}/rows/0`
    const values = (body: { values: { field: string }[] }) =>
      Object.fromEntries(body.values.map((value) => [value.field, value]))
    const before = values((await administrator.call('GET', path)).body)
    expect(before['amount']).toMatchObject({
      text: '12 000 €',
      from: { kind: 'index', line: 2, column: 'Montant' },
      problem: null,
    })
    const { body } = await administrator.call('POST', path, {
      typed: { title: 'Bail de Lyon', signatureDate: 'hier' },
    })
    expect(values(body)).toMatchObject({
      title: { shown: 'Bail de Lyon', from: { kind: 'person' } },
      signatureDate: { shown: null, problem: { code: 'IMPORT_DAY_UNREADABLE' } },
      amount: { from: { kind: 'index' } },
    })
    expect(body.state).toBe('toComplete')
    const back = await administrator.call('POST', path, { typed: { signatureDate: null } })
    expect(values(back.body)['signatureDate']).toMatchObject({ shown: '31/12/2019' })
    expect(back.body.state).toBe('toCreate')
    await planned(product, administrator, importId, { ...RULES, ...CREATE_PARTIES })
    expect((await rowsOf(importId))[0].title).toBe('Bail de Lyon')
  })

  test('finds texts that are nearly the same, in the import and in the library', async () => {
    const words = Array.from({ length: 300 }, (_, at) => `mot${at}`)
    const text = [words.join(' ')]
    const near = [words.with(40, 'autre').join(' ')]
    const first = await keptImportOf(product, company, [{ path: 'a.pdf', pages: text }])
    await planned(product, administrator, first)
    await createAll(product, administrator, first)
    const second = await keptImportOf(product, company, [
      { path: 'b.pdf', pages: near },
      { path: 'c.pdf', pages: text },
    ])
    await planned(product, administrator, second)
    const { body } = await administrator.call('GET', `/imports/${second}/rows/0`)
    expect(body.alike.map(({ name }: { name: string }) => name).toSorted()).toEqual(['a', 'c.pdf'])
    const alike = `/imports/${second}/rows/0/alike?position=1`
    expect((await administrator.call('GET', alike)).body).toMatchObject({
      own: { name: 'b.pdf' },
      other: { name: 'c.pdf', text: text[0] },
    })
  })
})

describe('creating', () => {
  test('makes signed contracts that are found at once, with their deadlines, and one notification', async () => {
    const importId = await withIndex()
    await planned(product, administrator, importId, { ...RULES, ...CREATE_PARTIES })
    await createAll(product, administrator, importId)
    const rows = await rowsOf(importId, '?state=created')
    expect(rows).toHaveLength(4)
    const contractId = rows[0].contractId
    const { body: page } = await administrator.call('GET', `/contracts3/${contractId}`)
    expect(page).toMatchObject({
      status: 'SIGNED',
      signatureDate: '2019-12-31',
      isLocked: true,
      step: { kind: 'followUp' },
      counterparty: { name: 'CADEXIA SAS' },
      original: { name: 'Bail Lyon.pdf' },
    })
    const { body: deadlines } = await administrator.call(
      'GET',
      `/contracts3/${contractId}/deadlines`,
    )
    expect(deadlines).toMatchObject({ endDate: '2029-12-31', legalLimit: '2029-06-30' })
    const found = await administrator.call('GET', '/contracts3/search?q=loyer')
    expect(found.body.value).toMatchObject([{ _id: contractId, page: 2 }])
    expect(rows[1]).toMatchObject({ kind: 'amendment' })
    const attached = await administrator.call('GET', `/contracts3/${contractId}/attachments`)
    expect(attached.body.value).toMatchObject([{ name: 'Annexe 1' }])
    const news = (await administrator.call('GET', '/notification')).body.value
    expect(news.map(({ type }: { type: string }) => type)).toEqual(['importFinished'])
  })

  test('is refused when the counts are not those that the person was told', async () => {
    const importId = await withIndex()
    await planned(product, administrator, importId, { ...RULES, ...CREATE_PARTIES })
    const refused = await administrator.call('POST', `/imports/${importId}/created`, { rows: 9 })
    expect([refused.status, refused.body.code]).toEqual([409, 'IMPORT_COUNTS_CHANGED'])
  })

  test('leaves a row that cannot be created, with the reason, and creates the others', async () => {
    const importId = await keptImportOf(product, company, [{ path: 'a.pdf' }, { path: 'b.pdf' }])
    await planned(product, administrator, importId)
    await administrator.call('POST', `/imports/${importId}/rows/0`, { typed: { reference: 'R-1' } })
    await administrator.call('POST', `/imports/${importId}/rows/1`, { typed: { reference: 'R-1' } })
    await createAll(product, administrator, importId)
    expect(await rowsOf(importId)).toMatchObject([
      { state: 'created' },
      { state: 'left', refusal: { code: 'REFERENCE_TAKEN' } },
    ])
    await administrator.call('POST', `/imports/${importId}/rows/1`, { typed: { reference: 'R-2' } })
    await createAll(product, administrator, importId)
    expect(await rowsOf(importId, '?state=created')).toHaveLength(2)
  })
})

describe('rights', () => {
  test('an import of another person does not exist; without the permission nothing is', async () => {
    const importId = await withIndex()
    const { browser: reader } = await company.join('reader')
    expect((await reader.call('GET', `/imports/${importId}/plan`)).status).toBe(403)
    const other = await signUpCompany(product)
    for (const path of ['mapping', 'files', 'plan', 'rows', 'rows/0', 'undone'])
      expect((await other.administrator.call('GET', `/imports/${importId}/${path}`)).status).toBe(
        404,
      )
    for (const [path, body] of [
      ['mapping', await rulesOf(other.administrator)],
      ['roles', { positions: [0], role: 'ignored' }],
      ['plan', {}],
      ['created', { rows: 1 }],
      ['undone', { also: [] }],
    ] as const)
      expect(
        (await other.administrator.call('POST', `/imports/${importId}/${path}`, body)).status,
      ).toBe(404)
  })
})
