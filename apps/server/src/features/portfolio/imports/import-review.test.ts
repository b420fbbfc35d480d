import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { closeParsers } from '../../../platform/parsers/run-parser.ts'
import { buildPdf, setLines } from '../../../platform/parsers/testing/build-pdf.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { createAll, keptImportOf, planned, planNow } from '../../../testing/planned-imports.ts'
import { joinWith } from '../../../testing/join-with.ts'
import { readImportOf } from '../../../testing/imports.ts'
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

const TEXT = [
  'CONTRAT DE MAINTENANCE',
  'Entre la société CADEXIA SAS, et la société ORION SARL,',
  'Article 2 - Durée',
  'Le présent contrat prend effet le 1er mars 2024 pour une durée de trois (3) ans.',
  'Il est renouvelable par tacite reconduction, sauf préavis de trois (3) mois.',
  'Fait à Paris, le 15 février 2024, en deux exemplaires.',
].join('\n')

type Row = Record<'_id', string> & {
  values: { field: string; text: string; shown: string; from: { kind: string }; proof: unknown }[]
  proposals: { field: string; text: string; proof: { term: number } }[]
}

const rowPath = (importId: string, position = 0) => `/imports/${importId}/rows/${position}`
const read = async (path: string, browser = administrator) => (await browser.call('GET', path)).body
const valueOf = (row: Row, field: string) => row.values.find((each) => each.field === field)
const proposed = (row: Row) => row.proposals.map(({ field, text }) => `${field} ${text}`)

async function importOf(count = 1): Promise<string> {
  const importId = await keptImportOf(
    product,
    company,
    Array.from({ length: count }, (_, at) => ({
      path: `Maintenance ${at}.pdf`,
      pages: [`${TEXT}\nExemplaire ${at}`],
    })),
  )
  await planned(product, administrator, importId)
  return importId
}

const judge = async (importId: string, body: object, browser = administrator) =>
  browser.call('POST', `${rowPath(importId)}/judgements`, body)

const EFFECT = { field: 'effectiveDate', text: '2024-03-01' }

test('a proposal that is accepted is the value of who accepts it, with its sentence, and can be taken back', async () => {
  const importId = await importOf()
  const before = await read(rowPath(importId))
  const { body: accepted } = await judge(importId, { ...EFFECT, verdict: 'accepted' })
  expect(valueOf(accepted, 'effectiveDate')).toMatchObject({
    shown: '01/03/2024',
    from: { kind: 'person' },
    proof: { page: 1, quote: '1er mars 2024', foundBy: 'rule' },
  })
  expect(proposed(accepted)).not.toContain('effectiveDate 2024-03-01')
  expect(accepted.limit).toMatchObject({ day: '2027-02-28' })
  expect(accepted.review.judgements).toEqual([
    { ...EFFECT, verdict: 'accepted', by: 'Anne Martin', isOwn: true },
  ])
  expect(await read(`/imports/${importId}/review`)).toMatchObject({
    rows: 1,
    reviewed: 0,
    accepted: 1,
    corrected: 0,
    rejected: 0,
  })

  const { body: undone } = await administrator.call(
    'DELETE',
    `${rowPath(importId)}/judgements/last`,
  )
  expect(undone).toEqual(before)
  expect(
    (await administrator.call('DELETE', `${rowPath(importId)}/judgements/last`)).body,
  ).toMatchObject({ code: 'IMPORT_NOTHING_TO_UNDO' })
})

test('a correction by words of the document has them for its evidence; a later plan keeps it', async () => {
  const importId = await importOf()
  const start = TEXT.indexOf('15 février 2024')
  const body = {
    field: 'effectiveDate',
    text: '2024-03-01',
    verdict: 'corrected',
    typed: '15 février 2024',
    selected: { page: 1, start, end: start + '15 février 2024'.length },
  }
  const { body: corrected } = await judge(importId, body)
  const proof = {
    page: 1,
    quote: '15 février 2024',
    sentence: 'Fait à Paris, le 15 février 2024, en deux exemplaires.',
    foundBy: 'person',
    term: null,
  }
  expect(valueOf(corrected, 'effectiveDate')).toMatchObject({ shown: '15/02/2024', proof })
  await planned(product, administrator, importId)
  expect(valueOf(await read(rowPath(importId)), 'effectiveDate')).toMatchObject({ proof })
  await createAll(product, administrator, importId)
  const { contractId } = await read(rowPath(importId))
  const { value } = await read(`/contracts3/${contractId}/evidence`)
  expect(value.find(({ field }: { field: string }) => field === 'effectiveDate')).toMatchObject({
    quote: '15 février 2024',
    foundBy: 'person',
    acceptedBy: 'Anne Martin',
  })
})

test('a value of the text that is rejected goes, with its reason counted for its rule', async () => {
  const importId = await importOf()
  const rejected = await judge(importId, {
    field: 'signatureDate',
    text: '2024-02-15',
    verdict: 'rejected',
    reason: 'wrongField',
  })
  expect(valueOf(rejected.body, 'signatureDate')).toBeUndefined()
  const { value } = await read('/import-rules')
  expect(value).toEqual([
    expect.objectContaining({
      fields: ['signatureDate'],
      accepted: 0,
      rejected: 1,
      reasons: [{ reason: 'wrongField', count: 1 }],
      offBy: null,
    }),
  ])

  const rule = encodeURIComponent(value[0].rule)
  const switched = await administrator.call('POST', `/import-rules/${rule}`, { isOff: true })
  expect(switched.status).toBe(204)
  const other = await importOf()
  expect(valueOf(await read(rowPath(other)), 'signatureDate')).toBeUndefined()
  expect((await read('/import-rules')).value[0].offBy).toBe('Anne Martin')
  await administrator.call('POST', `/import-rules/${rule}`, { isOff: false })
  await planned(product, administrator, other)
  expect(valueOf(await read(rowPath(other)), 'signatureDate')).toBeDefined()
})

test('what is judged must stand as it was seen; a correction has a value, a rejection a reason', async () => {
  const importId = await importOf()
  const refusal = async (body: object) => (await judge(importId, body)).body
  expect(await refusal({ ...EFFECT, text: '2024-03-02', verdict: 'accepted' })).toMatchObject({
    code: 'IMPORT_VALUE_CHANGED',
  })
  expect(await refusal({ ...EFFECT, text: null, verdict: 'accepted' })).toMatchObject({
    code: 'IMPORT_VALUE_CHANGED',
  })
  expect(await refusal({ ...EFFECT, verdict: 'corrected' })).toMatchObject({
    code: 'IMPORT_CORRECTION_EMPTY',
  })
  expect(await refusal({ ...EFFECT, verdict: 'rejected' })).toMatchObject({
    code: 'IMPORT_REASON_MISSING',
  })
  const selected = { page: 1, start: 5, end: 100_000 }
  expect(
    await refusal({ ...EFFECT, verdict: 'corrected', typed: '1/2/2024', selected }),
  ).toMatchObject({ code: 'IMPORT_WORDS_NOT_FOUND' })
})

test('an accepted counterparty that nobody has entered is created with the contracts', async () => {
  const importId = await importOf()
  const { body } = await judge(importId, {
    field: 'counterparty',
    text: 'ORION SARL',
    verdict: 'accepted',
    creates: true,
  })
  expect(valueOf(body, 'counterparty')).toMatchObject({ shown: 'ORION SARL', problem: null })
  expect(body.state).toBe('toCreate')

  // Taken back, nothing of it stays: a simulation would create it in silence.
  await administrator.call('DELETE', `${rowPath(importId)}/judgements/last`)
  const { rules } = await read(`/imports/${importId}/mapping`)
  expect(rules.resolutions).toEqual([])
})

test('two reviewers never get the same row; one that is named says whose it is; a lease ends', async () => {
  const importId = await importOf(2)
  const { browser: other } = await joinWith(company, ['contracts3:import', 'contracts3:all'])
  const take = async (browser: Browser, body: object) =>
    (await browser.call('POST', `/imports/${importId}/review/taken`, { scope: 'all', ...body }))
      .body
  expect(await take(administrator, {})).toEqual({ position: 0 })
  expect(await take(other, {})).toEqual({ position: 1 })
  expect(await take(other, { after: 1 })).toEqual({ position: null })
  expect(await take(other, { position: 0 })).toEqual({ position: 0 })
  expect((await read(rowPath(importId), other)).review.takenBy).toBe('Anne Martin')
  product.clock.set(new Date(product.clock.now().getTime() + 10 * 60_000).toISOString())
  expect(await take(other, {})).toEqual({ position: 0 })

  const finish = (position: number, isReviewed: boolean) =>
    other.call('POST', `${rowPath(importId, position)}/reviewed`, { isReviewed })
  expect((await finish(0, true)).status).toBe(204)
  expect(await take(other, { after: 0 })).toEqual({ position: 1 })
  expect(await read(`/imports/${importId}/review`)).toMatchObject({ rows: 2, reviewed: 1 })
  expect((await finish(0, false)).status).toBe(204)
  expect(await read(`/imports/${importId}/review`)).toMatchObject({ reviewed: 0, reviewers: [] })
})

test('a bulk acceptance takes what is sure enough once its sample was checked, and is taken back in one act', async () => {
  const importId = await importOf(3)
  const path = `/imports/${importId}/review/batch`
  const { values, rows, sample } = await read(`${path}?threshold=0.85`)
  // The notice and the day of effect of three contracts: the title and the parties are not alone.
  expect([values, rows, sample.length]).toEqual([6, 3, 6])
  expect(sample[0].proof.sentence).toContain(sample[0].proof.quote)
  const checked = sample.map(({ position, field }: { position: number; field: string }) => ({
    position,
    field,
    isRight: true,
  }))
  const accept = async (body: object) =>
    administrator.call('POST', path, { threshold: 0.85, count: values, checked, ...body })
  expect((await accept({ checked: checked.slice(1) })).body.code).toBe('IMPORT_SAMPLE_UNCHECKED')
  const wrong = [{ ...checked[0], isRight: false }, ...checked.slice(1)]
  expect((await accept({ checked: wrong })).body.code).toBe('IMPORT_SAMPLE_WRONG')
  expect((await accept({ count: 5 })).body.code).toBe('IMPORT_COUNTS_CHANGED')

  // What a person typed stays theirs.
  await judge(importId, { ...EFFECT, verdict: 'corrected', typed: '2024-04-01' })
  expect((await accept({})).body.code).toBe('IMPORT_COUNTS_CHANGED')
  const again = await read(`${path}?threshold=0.85`)
  expect(again.values).toBe(5)
  expect((await accept({ count: 5 })).status).toBe(204)
  await planNow(product)
  expect(valueOf(await read(rowPath(importId, 1)), 'notice')).toMatchObject({
    from: { kind: 'person' },
    proof: { quote: 'trois (3) mois' },
  })
  expect(valueOf(await read(rowPath(importId, 0)), 'effectiveDate')).toMatchObject({
    shown: '01/04/2024',
  })
  const { batches } = await read(`/imports/${importId}/review`)
  expect(batches).toMatchObject([{ by: 'Anne Martin', values: 5 }])

  // What was said of a value since stays.
  await administrator.call('POST', `${rowPath(importId, 1)}/judgements`, {
    field: 'notice',
    text: '3 months',
    verdict: 'corrected',
    typed: '6 mois',
  })
  const undone = await administrator.call('DELETE', `${path}/${batches[0]._id}`)
  expect(undone.status).toBe(204)
  await planNow(product)
  expect(valueOf(await read(rowPath(importId, 1)), 'notice')).toMatchObject({ text: '6 mois' })
  expect(valueOf(await read(rowPath(importId, 1)), 'effectiveDate')).toBeUndefined()
  expect(valueOf(await read(rowPath(importId, 2)), 'notice')).toBeUndefined()
  expect((await read(`/imports/${importId}/review`)).batches).toEqual([])
})

test('the words of a page are placed, with the values among them; others see nothing of it', async () => {
  const bytes = buildPdf([{ lines: setLines(TEXT.split('\n')) }])
  const importId = await readImportOf(product, administrator, [
    { path: 'Maintenance.pdf', bytes, kind: 'file' },
  ])
  await planned(product, administrator, importId)
  const position = (await read(`/imports/${importId}/rows`)).value[0].position
  const row = await read(rowPath(importId, position))
  const page = await read(`${rowPath(importId, position)}/pages/1`)
  const effect = row.proposals.find(({ field }: { field: string }) => field === 'effectiveDate')
  const mark = page.marks.find(({ term }: { term: number }) => term === effect.proof.term)
  expect(mark.value).toHaveLength(1)
  expect(mark.sentence.length).toBeGreaterThanOrEqual(1)
  expect(
    page.words.map(({ start, end }: Record<string, number>) => page.text.slice(start, end)),
  ).toContain('CADEXIA')
  const image = await administrator.call('GET', `${rowPath(importId, position)}/pages/1/image`)
  expect(image.status).toBe(200)

  const { browser: stranger } = await joinWith(company, ['contracts3:import'])
  for (const path of ['pages/1', 'pages/1/image'])
    expect((await stranger.call('GET', `${rowPath(importId, position)}/${path}`)).status).toBe(404)
})
