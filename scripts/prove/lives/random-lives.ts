import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { openSession } from '../../../apps/server/src/features/people/accounts/session-repository.ts'
import { createSupplier } from '../../../apps/server/src/testing/amendments.ts'
import type { TestCompany } from '../../../apps/server/src/testing/companies.ts'
import { contractForm } from '../../../apps/server/src/testing/contracts.ts'
import type { TestProduct } from '../../../apps/server/src/testing/start-product.ts'
import { ACTS, write, type Living } from './acts.ts'
import { emptyJournal } from './journal.ts'

/** The same lives for the same size and seed. */
export interface LivesSize {
  contracts: number
  acts: number
  days: number
  seed: number
}

interface Drawn {
  act: number
  on: number
  to: number
}

/**
 * A company whose contracts are drafted, filed, signed, amended, renewed, put under notice, handed over and archived
 * at random; some things are recorded days after they happened, and typed values are corrected.
 * @param look called after each day with acts, in order
 */
export async function liveAtRandom(
  product: TestProduct,
  company: TestCompany,
  { contracts, acts, days, seed }: LivesSize,
  look: (day: Temporal.PlainDate, lives: Living) => Promise<void>,
): Promise<Living> {
  const first = Temporal.PlainDate.from('2026-11-20')
  const life = await settle(product, company)
  const drawn = draw(acts, seed)
  const byDay = Map.groupBy(drawn.entries(), ([at]) => Math.ceil(((at + 1) * days) / acts))
  const everyOf = Math.max(1, Math.floor(acts / contracts / 3))
  for (const [offset, ofDay] of byDay) {
    life.today = first.add({ days: offset })
    await comeBack(product, company, `${life.today.toString()}T10:00:00Z`)
    for (const [at, { act, on, to }] of ofDay) {
      if (life.contracts.length < contracts && at % everyOf === 0) await write(life, to)
      else if (life.contracts.length > 0) {
        const [name, perform] = ACTS[act % ACTS.length]!
        const isDone = await perform(life, life.contracts[on % life.contracts.length]!, to)
        if (isDone) life.accepted.add(name)
      }
    }
    await look(life.today, life)
  }
  return life
}

/** Sessions expire; hashing the password again every day would take minutes. */
async function comeBack(
  { clock, preAuth, sessionCookie }: TestProduct,
  { companyId, administrator, administratorId }: TestCompany,
  iso: string,
): Promise<void> {
  clock.set(iso)
  const caller = { ip: '127.0.0.1', userAgent: 'lightMyRequest', locale: 'fr' } as const
  const session = { companyId, personId: administratorId, remember: false, caller }
  administrator.cookies.set(sessionCookie, await openSession({ preAuth, clock }, session))
}

function draw(acts: number, seed: number): Drawn[] {
  const any = fc.noBias(fc.nat())
  const drawn = fc.record({ act: any, on: any, to: any })
  return fc.sample(drawn, { numRuns: acts, seed })
}

async function settle(product: TestProduct, company: TestCompany): Promise<Living> {
  const { administrator } = company
  const owners = [company.administratorId]
  for (const name of ['Léa', 'Marc'])
    owners.push((await company.join('contributor', name)).personId)
  const made = async (path: string, body: object) =>
    (await administrator.call('POST', path, body)).body._id as string
  const projects = []
  for (const title of ['Nord', 'Sud'])
    projects.push(await made('/administration/projects', { title }))
  const folders = []
  for (const name of ['Baux', 'Achats']) folders.push(await made('/tags', { name }))
  const suppliers = []
  for (const name of ['Bureau Vallée', 'Papeteries du Rhône'])
    suppliers.push(await createSupplier(company, name))
  return {
    product,
    company,
    owners,
    projects,
    folders,
    suppliers,
    form: await contractForm(administrator),
    today: Temporal.PlainDate.from('2026-11-20'),
    contracts: [],
    accepted: new Set(),
    journal: emptyJournal(),
  }
}
