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
import { CREATE_PARTIES, indexedImport, RULES } from '../../../testing/indexed-import.ts'
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

const withIndex = () => indexedImport(product, company)
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
    expect((await say({ files: { positions: [2, 3] }, role: 'ignored' })).status).toBe(204)
    const rolesNow = async () =>
      (await administrator.call('GET', `/imports/${importId}/files`)).body.value.map(
        ({ role }: { role: string }) => role,
      )
    expect((await rolesNow()).slice(2, 4)).toEqual(['ignored', 'ignored'])
    await say({ files: { positions: [2, 3] }, role: null })
    expect((await rolesNow()).slice(2, 4)).toEqual(['attachment', 'contract'])
    expect(
      (await say({ files: { positions: [0] }, role: 'amendment', belongsToPosition: 0 })).status,
    ).toBe(422)
    expect((await say({ files: { positions: [99] }, role: 'ignored' })).status).toBe(404)
  })

  test('says what all files are that match, as many as were told', async () => {
    const importId = await withIndex()
    const say = (count: number) =>
      administrator.call('POST', `/imports/${importId}/roles`, {
        files: { matching: { search: 'cadexia' }, count },
        role: 'ignored',
      })
    const refused = await say(2)
    expect([refused.status, refused.body.code]).toEqual([409, 'IMPORT_FILES_CHANGED'])
    expect((await say(3)).status).toBe(204)
    const files = (await administrator.call('GET', `/imports/${importId}/files`)).body.value
    expect(files.map(({ role }: { role: string }) => role)).toEqual([
      'ignored',
      'ignored',
      'ignored',
      'contract',
      'duplicate',
      'ignored',
    ])
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
    const renamed = await administrator.call('PUT', `/import-profiles/${kept.body._id}`, {
      name: 'Achats 2019',
    })
    expect(renamed.body).toMatchObject({ name: 'Achats 2019', rules })
    const other = await administrator.call('POST', '/import-profiles', { name: 'Ventes', rules })
    const taken = await administrator.call('PUT', `/import-profiles/${other.body._id}`, {
      name: 'ACHATS 2019',
    })
    expect([taken.status, taken.body.errors]).toMatchObject([
      422,
      [{ code: 'NAME_TAKEN', field: 'name' }],
    ])
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
