import type { Board, BoardCard } from '../../packages/api/src/portfolio/board-endpoints.ts'
import type { ContractRow } from '../../packages/api/src/portfolio/contract-list-endpoints.ts'
import type { NoticeRegister } from '../../packages/api/src/lifecycle/notices-endpoints.ts'
import { DEMO_PASSWORD, demoAddress } from '../../apps/server/src/demo/demo-people.ts'

/**
 * Reads a running demo (`npm run demo`) and says which of the things it is meant to show are there.
 *
 * `npm run prove -- demo [ADDRESS]`
 */
const [address = 'http://127.0.0.1:3000'] = process.argv.slice(2)

interface Page<T> {
  value: T[]
  count: number
}

const cookie = await signIn()
const contracts = await readAll()
const verdicts = await readVerdicts()

const SHOWN: readonly [string, boolean][] = [
  ['a lease with triennial exits and two amendments', await hasLease()],
  ['a framework agreement with orders', await hasFramework()],
  ['a notice in time', verdicts.includes('inTime')],
  ['a notice that came late', verdicts.includes('late')],
  ['archived contracts', contracts.some(({ isArchived }) => isArchived)],
  ['attachments', await hasAttachments()],
  ['a signed scan', (await count('provider=eq:scan')) > 0],
  ['a board with contracts at four steps', (await filledColumns()) >= 4],
  ['a decision pending', (await count('decision=eq:undecided')) > 0],
  ['an early exit to decide on', (await count('exitDecision=eq:undecided')) > 0],
  [
    'decisions taken',
    contracts.filter(({ decision }) => decision && decision !== 'undecided').length >= 3,
  ],
]
for (const [thing, isThere] of SHOWN) console.log(`${isThere ? '✓' : '✗'} ${thing}`)
process.exitCode = SHOWN.every(([, isThere]) => isThere) ? 0 : 1

async function readVerdicts(): Promise<(string | undefined)[]> {
  const statuses: (string | undefined)[] = []
  // One after the other: the server gives a company a few connections at a time.
  for (const { _id, statusWorkflow } of contracts)
    if (statusWorkflow.status === 'SIGNED') {
      const { value } = await get<NoticeRegister>(`/contracts3/${_id}/notices`)
      statuses.push(...value.map(({ verdict }) => verdict?.status))
    }
  return statuses
}

async function hasLease(): Promise<boolean> {
  for (const { _id } of contracts.filter(({ children }) => children === 2)) {
    const { earlyExits } = await get<{ earlyExits: { basis: string }[] }>(
      `/contracts3/${_id}/deadlines`,
    )
    if (earlyExits.some(({ basis }) => basis === 'triennial')) return true
  }
  return false
}

async function hasFramework(): Promise<boolean> {
  const framework = contracts.find(({ title }) => title.startsWith('Contrat-cadre'))
  if (!framework) return false
  const tree = await get<Page<unknown>>(`/contracts3/${framework._id}/succession/tree`)
  return tree.value.length >= 3
}

async function hasAttachments(): Promise<boolean> {
  for (const { _id } of contracts)
    if ((await get<Page<unknown>>(`/contracts3/${_id}/attachments`)).value.length > 0) return true
  return false
}

async function filledColumns(): Promise<number> {
  const { steps } = await get<Board>('/workflows/default/board')
  const columns = await Promise.all(
    steps.map(({ _id }) => get<Page<BoardCard>>(`/contracts3/cards?$top=1&step=eq:${_id}`)),
  )
  return columns.filter((column) => column.count > 0).length
}

async function count(filter: string): Promise<number> {
  return (await get<Page<ContractRow>>(`/contracts3?$top=1&${filter}`)).count
}

async function readAll(): Promise<ContractRow[]> {
  const rows: ContractRow[] = []
  for (;;) {
    const page = await get<Page<ContractRow>>(
      `/contracts3?$top=100&$skip=${rows.length}&archived=true`,
    )
    rows.push(...page.value)
    if (page.value.length === 0 || rows.length >= page.count) return rows
  }
}

async function signIn(): Promise<string> {
  const response = await fetch(`${address}/api/v1/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({ username: demoAddress('admin'), password: DEMO_PASSWORD }),
  })
  if (!response.ok) throw new Error(`no demo at ${address}: sign-in answered ${response.status}`)
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

async function get<T>(path: string): Promise<T> {
  const response = await fetch(`${address}/api/v1${path}`, { headers: { cookie } })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return (await response.json()) as T
}
