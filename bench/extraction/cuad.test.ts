import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { csvRows } from './cuad/csv-rows.ts'
import {
  normalDay,
  normalLaw,
  normalParties,
  normalPeriod,
  normalRenewal,
} from './cuad/normal-answers.ts'
import { readCuad, readCuadAnswers } from './cuad.ts'

const COLUMNS = {
  file: 'Filename',
  title: 'Document Name-Answer',
  parties: 'Parties-Answer',
  agreed: 'Agreement Date-Answer',
  effective: 'Effective Date-Answer',
  expires: 'Expiration Date-Answer',
  renewal: 'Renewal Term-Answer',
  notice: 'Notice Period To Terminate Renewal- Answer',
  law: 'Governing Law-Answer',
}

function csvOf(...lines: Partial<Record<keyof typeof COLUMNS, string>>[]): string {
  const names = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]
  const cell = (value = '') => `"${value.replaceAll('"', '""')}"`
  const rows = lines.map((line) => names.map((name) => cell(line[name])).join(','))
  return [Object.values(COLUMNS).join(','), ...rows].join('\r\n')
}

test('reads quoted cells with commas, quotes and line breaks', () => {
  const rows = csvRows('a,b\r\n"1, ""one""\nline",2\n,"3"\n')
  expect(rows.map((row) => [...row.values()])).toEqual([
    ['1, "one"\nline', '2'],
    ['', '3'],
  ])
})

test('reads the answers about a contract in our normal forms', () => {
  const [answers] = readCuadAnswers(
    csvOf({
      file: 'a.pdf',
      title: 'SUPPLY\n\n AGREEMENT',
      parties: 'Alpha, Inc. ("Alpha"); Beta GmbH (“Beta”)',
      agreed: '5/8/14',
      expires: 'perpetual',
      renewal: 'successive 1 year',
      notice: '90 days',
      law: 'New York',
    }),
  )
  expect(answers).toEqual({
    file: 'a.pdf',
    stated: {
      title: ['SUPPLY AGREEMENT'],
      party: ['Alpha, Inc.', 'Beta GmbH'],
      signatureDate: ['2014-05-08'],
      effectiveDate: [],
      duration: ['indefinite'],
      endDate: [],
      notice: [{ count: 90, unit: 'days' }],
      governingLaw: ['New York'],
      renewalDuration: [{ count: 1, unit: 'years' }],
      maxRenewals: [],
    },
    unclear: [],
  })
})

test('counts answers without a single normal form instead of guessing', () => {
  const [answers] = readCuadAnswers(
    csvOf({ file: 'b.pdf', agreed: '09/[]/2019', expires: '3 years', notice: '60 days; 180 days' }),
  )
  expect(answers?.unclear).toEqual([
    { fact: 'signatureDate', answer: '09/[]/2019' },
    { fact: 'notice', answer: '60 days; 180 days' },
  ])
  expect(answers?.stated).toMatchObject({ duration: [{ count: 3, unit: 'years' }] })
  expect(answers?.stated).not.toHaveProperty('endDate')
})

test('places two-digit years within a century', () => {
  expect([normalDay('5/20/92'), normalDay('1/1/36')]).toEqual([['1992-05-20'], ['2036-01-01']])
})

test('reads how long and how often a contract is renewed', () => {
  expect(normalRenewal('2 successive 5 years')).toEqual({
    renewalDuration: [{ count: 5, unit: 'years' }],
    maxRenewals: [2],
  })
  expect(normalRenewal('7/1/19; 7/1/22').maxRenewals).toBeUndefined()
  expect(normalPeriod('12 months; 6 months')).toBeUndefined()
})

test('names a law by its state or country', () => {
  expect(normalLaw('England; Wales')).toEqual(['England and Wales'])
  expect(normalLaw('Ontario, Canada')).toEqual(['Ontario'])
  expect(normalLaw('THE STATE OF THE SHOP; AN ACT')).toBeUndefined()
})

test('leaves out blanks and what the parties are called together', () => {
  const answer = 'Alpha Inc. ("A"); XXXX ("B"); Alpha and Beta (individually as a “Party”)'
  expect(normalParties(answer)).toEqual(['Alpha Inc.'])
  expect(normalParties('Alpha, LLC, Beta Fund, L.P. (the “Group”)')).toBeUndefined()
  expect(normalParties('Alpha, Inc. d/b/a Omega ("A"); Jane Doe ("D");')).toEqual([
    'Alpha, Inc.',
    'Jane Doe',
  ])
  expect(normalParties('Alpha (Shenzhen) Co., Ltd. ("A")')).toEqual(['Alpha (Shenzhen) Co., Ltd.'])
})

test('reads the contracts beside the answers, and names those without', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tacite-cuad-'))
  const cuad = join(folder, 'cuad')
  await mkdir(cuad)
  expect(await readCuad(folder)).toBeUndefined()
  await writeFile(join(cuad, 'master_clauses.csv'), csvOf({ file: 'a.pdf' }, { file: 'gone.pdf' }))
  await writeFile(join(cuad, 'a.pdf'), 'a')
  await writeFile(join(cuad, 'b.PDF'), 'b')
  const found = await readCuad(folder)
  expect(found?.answered.map(({ file, half }) => [file, half])).toEqual([['a.pdf', 'test']])
  expect(found?.unanswered).toEqual(['b.PDF'])
  await rm(folder, { recursive: true })
  expect(await readCuad(folder)).toBeUndefined()
})
