import type { ContractAsOf } from '@tacite/api/lifecycle/as-of-endpoints.ts'
import type { ContractRow } from '@tacite/api/portfolio/contract-list-endpoints.ts'
import type { Temporal } from 'temporal-polyfill'
import { expect } from 'vitest'
import { readWorkbook } from '../../../apps/server/src/testing/read-workbook.ts'
import type { Answer } from '../../../apps/server/src/testing/start-product.ts'
import type { Living } from './acts.ts'

/** What a row shows of its day. */
export type Comparable = Omit<
  ContractRow,
  'isLocked' | 'personLock' | 'updatedAt' | 'numberOfSigners'
>

type Page = readonly [id: string, status: string | null, values: Record<string, string | null>]

export interface Shown {
  rows: Comparable[]
  pages: Page[]
}

/** Pages opened on each day. */
const PAGES = 3
const MOST_ROWS = 1_000

/** A busy product says so, and is asked again. */
async function ask(living: Living, path: string, tries = 5): Promise<Answer> {
  const answer = await living.company.administrator.call('GET', path)
  if (answer.status === 503 && tries > 1) return ask(living, path, tries - 1)
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.body.code}`)
  return answer
}

const read = async (living: Living, path: string) => (await ask(living, path)).body

/** What the list and some of the pages show, of today, or again as of a day; the counts of the list agree with its rows. */
export async function show(
  living: Living,
  day: Temporal.PlainDate,
  again?: { opened: readonly string[] },
): Promise<Shown> {
  const asOf = again ? `&asOf=${day.toString()}` : ''
  const list = (filter: string, top: number, skip = 0) =>
    read(
      living,
      `/contracts3?archived=true&$orderby=reference asc&$top=${top}&$skip=${skip}${filter}${asOf}`,
    )
  const { value, count }: { value: ContractRow[]; count: number } = await list('', MOST_ROWS)
  while (value.length < count) value.push(...(await list('', MOST_ROWS, value.length)).value)
  const rows = value.map(comparable)
  for (const [filter, matches] of filtersOn(living, day))
    expect([filter, (await list(filter, 1)).count]).toEqual([filter, rows.filter(matches).length])
  // Counted from what is kept, and found along its order.
  const current = await read(living, `/contracts3?$orderby=createdAt desc&$top=100${asOf}`)
  const newest = rows.filter(({ isArchived }) => !isArchived).map(({ createdAt }) => createdAt)
  expect([current.count, current.value.map((row: ContractRow) => row.createdAt)]).toEqual([
    newest.length,
    newest.toSorted().toReversed().slice(0, 100),
  ])
  const pages: Page[] = []
  const opened = again ? rows.filter(({ _id }) => again.opened.includes(_id)) : looked(rows, day)
  for (const row of opened) pages.push(await page(living, row, day))
  return { rows, pages }
}

type Filter = readonly [string, (row: Comparable) => boolean]

function filtersOn(
  { owners, projects, folders }: Living,
  day: Temporal.PlainDate,
): readonly Filter[] {
  const [first, last] = [day.toString(), day.add({ days: 200 }).toString()]
  return [
    ['&status=eq:SIGNED', (row) => row.statusWorkflow.status === 'SIGNED'],
    [`&owner=eq:${owners[1]}`, (row) => row.owner._id === owners[1]],
    [`&owner=ne:${owners[1]}`, (row) => row.owner._id !== owners[1]],
    [`&project=eq:${projects[0]}`, (row) => row.project._id === projects[0]],
    [`&tags=eq:${folders[0]}`, (row) => row.tags.some(({ _id }) => _id === folders[0])],
    ['&scope=eq:group', (row) => row.scope === 'group'],
    ['&text=eq:vallée', (row) => row.supplier === 'Bureau Vallée'],
    [
      `&endDate=range:${first},${last}`,
      (row) => row.endDate !== null && row.endDate >= first && row.endDate <= last,
    ],
    [
      `&exitLimit=range:${first},${last}`,
      (row) => row.exitLimit !== null && row.exitLimit >= first && row.exitLimit <= last,
    ],
    ['&exitDecision=eq:undecided', (row) => row.exitDecision === 'undecided'],
    ['&isRenewed=eq:true', (row) => row.signatureDate !== null && row.termNumber > 1],
  ]
}

/** Some of them, others each day. */
function looked<Row>(rows: readonly Row[], day: Temporal.PlainDate): readonly Row[] {
  const from = day.dayOfYear % Math.max(1, rows.length)
  return [...rows.slice(from), ...rows.slice(0, from)].slice(0, PAGES)
}

/** Locks, signatories and the moment of the last change are those of today on every day. */
function comparable(row: ContractRow): Comparable {
  const { isLocked: _1, personLock: _2, updatedAt: _3, numberOfSigners: _4, ...dated } = row
  return dated
}

/** The page of a day shows what the row of that day shows. */
async function page(living: Living, row: Comparable, day: Temporal.PlainDate): Promise<Page> {
  const { status, values }: ContractAsOf = await read(
    living,
    `/contracts3/${row._id}/as-of?day=${day.toString()}`,
  )
  const texts = Object.fromEntries(values.map(({ name, text }) => [name, text]))
  expect([row._id, day.toString(), texts]).toMatchObject([
    row._id,
    day.toString(),
    {
      owner: row.owner.name,
      project: row.project.name,
      counterparty: row.supplier,
      signatureDate: inFrench(row.signatureDate),
      endDate: inFrench(row.endDate),
      terminationDate: inFrench(row.legalLimit),
      prudentLimit: inFrench(row.terminationDate),
      sendBy: inFrench(row.sendBy),
      exitDate: inFrench(row.exitDate),
      exitLimit: inFrench(row.exitLimit),
      isArchived: row.isArchived ? 'Oui' : 'Non',
    },
  ])
  return [row._id, status.text, texts]
}

/** Today, the page, the page as of today, the list and its export agree. */
export async function agreeToday(
  living: Living,
  day: Temporal.PlainDate,
  { rows }: Shown,
): Promise<void> {
  expect(await exported(living, '')).toEqual(rows.map(inWorkbook))
  for (const row of looked(rows, day)) {
    const at = `/contracts3/${row._id}`
    const asOf: ContractAsOf = await read(living, `${at}/as-of?day=${day.toString()}`)
    const { owner } = await read(living, at)
    const deadlines = await read(living, `${at}/deadlines`)
    expect([owner.name, deadlines.endDate, deadlines.legalLimit]).toEqual([
      row.owner.name,
      row.endDate,
      row.legalLimit,
    ])
    expect(asOf.values.find(({ name }) => name === 'phase')!.text).toBe(deadlines.phaseText)
    expect(asOf.values.filter(({ isChanged }) => isChanged)).toEqual([])
  }
}

const inFrench = (iso: string | null) => iso && iso.split('-').toReversed().join('/')

export async function exported(living: Living, asOf: string): Promise<object[]> {
  const { bytes } = await ask(
    living,
    `/contracts3/exports-csv?payloadType=exports&typeFile=xlsx&$skip=0&$top=0&archived=true&$orderby=reference asc${asOf}`,
  )
  const rows = await readWorkbook(bytes)
  return rows.map((row) => Object.fromEntries(EXPORTED.map(([header]) => [header, row[header]])))
}

const date = (day: string | null) => day && new Date(day)
const EXPORTED: readonly (readonly [string, (row: Comparable) => unknown])[] = [
  ['Référence', (row) => row.reference],
  ['Titre', (row) => row.title],
  ['Cocontractant', (row) => row.supplier],
  ['Propriétaire', (row) => row.owner.name],
  ['Projet', (row) => row.project.name],
  ['Montant TTC', (row) => row.financialAmount],
  ['Date d’échéance', (row) => date(row.endDate)],
  ['Date limite de dénonciation', (row) => date(row.terminationDate)],
  ['Prochaine sortie anticipée', (row) => date(row.exitDate)],
  ['Limite de sortie anticipée', (row) => date(row.exitLimit)],
  ['Période', (row) => row.termNumber],
]
export const inWorkbook = (row: Comparable) =>
  Object.fromEntries(EXPORTED.map(([header, cell]) => [header, cell(row) ?? null]))
