import type { Endpoint } from '@tacite/api/endpoint.ts'
import { levelReaches } from '@tacite/domain/access/levels.ts'
import { PERMISSIONS, type Permission } from '@tacite/domain/access/permissions.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { notAllowedCode } from './platform/http/require-permission.ts'
import { stopTypst } from './platform/pdf/render-typst.ts'
import { makeCast, type Cast, type Person } from './testing/permissions/people.ts'
import { readPermissionTable, type Gate } from './testing/permissions/permission-table.ts'
import { callSample } from './testing/permissions/sample-call.ts'
import { startProduct, type Answer, type TestProduct } from './testing/start-product.ts'

/** Some thousand calls: 20 to 40 s on two cores. */
const MOST_MS = 300_000

let product: TestProduct
let cast: Cast
let endpoints: Endpoint[]
let table: Map<string, Gate>

beforeAll(async () => {
  product = await startProduct()
  endpoints = product.product.routes.map((route) => route.endpoint)
  table = await readPermissionTable()
  cast = await makeCast(product)
}, MOST_MS)
afterAll(async () => {
  stopTypst()
  await product.stop()
})

const keyOf = ({ method, path }: Endpoint) => `${method} ${path}`

test('docs/permissions.md holds every call, and no other', () => {
  expect([...table.keys()].toSorted()).toEqual(endpoints.map(keyOf).toSorted())
})

test(
  'every call answers every kind of person as docs/permissions.md says',
  async () => {
    const wrong: string[] = []
    for (const endpoint of endpoints.toSorted((a, b) => harm(a) - harm(b))) {
      const gate = table.get(keyOf(endpoint))
      if (!gate || gate.access === 'public' || isEndless(endpoint)) continue
      const isRead = endpoint.method === 'GET'
      // How one comes to see a contract matters where one is asked for.
      const people = cast.people.filter(({ isByContract }) => gate.level !== null || !isByContract)
      for (const some of isRead ? [people] : people.map((person) => [person])) {
        wrong.push(
          ...(await Promise.all(some.map((person) => faults(endpoint, gate, person)))).flat(),
        )
      }
    }
    expect(wrong).toEqual([])
  },
  MOST_MS,
)

/** What is wrong with the answer of a call to a person. */
async function faults(endpoint: Endpoint, gate: Gate, person: Person): Promise<string[]> {
  const { contractId, people } = cast
  // Of another's invitation nobody learns more than of one's own.
  const invitationId = person.invitationId ?? people.find((one) => one.invitationId)!.invitationId!
  const answer = await callSample(person.browser, endpoint, { contractId, invitationId })
  const [expected, found] = [expectedOf(gate, person), foundOf(answer, gate, person)]
  return found === expected
    ? []
    : [`${person.name}: ${keyOf(endpoint)} is ${found}, not ${expected}`]
}

/** The line of news stays open, and leaving ends the session that the next calls need. */
function isEndless({ path }: Endpoint): boolean {
  return path === '/events' || path === '/auth/signout'
}

const PASSES = 'let in'

/** Who comes by which link. */
const LINKS: Record<string, Person['is'] | undefined> = {
  invited: 'signer',
  invitedToRead: 'reader',
}

/** What the page says of a person: let in, or the status and the code that refuse them. */
function expectedOf({ access, level }: Gate, { is, permissions, level: theirs }: Person): string {
  const byLink = LINKS[access]
  if (byLink && (is === 'signer' || is === 'reader'))
    return is === byLink ? PASSES : '404 NOT_FOUND'
  if (byLink || is !== 'member') return '401 SIGN_IN_NEEDED'
  if (PERMISSIONS.includes(access as Permission) && !permissions.has(access))
    return `403 ${notAllowedCode(access as Permission)}`
  if (level === null) return PASSES
  if (theirs === null) return '404 CONTRACT_NOT_FOUND'
  return levelReaches(theirs, level) ? PASSES : `403 LEVEL_TOO_LOW_${level.toUpperCase()}`
}

/** Behind the gate anything may be wrong with what was asked; a level or a permission is not among it. */
function foundOf({ status, body }: Answer, { level, access }: Gate, { is }: Person): string {
  const code = String(body.code)
  const isGate = /^(SIGN_IN_NEEDED|LEVEL_TOO_LOW_|NOT_ALLOWED_)/.test(code)
  const isUnseen = level !== null && code === 'CONTRACT_NOT_FOUND'
  const isOtherLink = access in LINKS && is !== LINKS[access] && code === 'NOT_FOUND'
  const isUnasked = level !== null && code === 'MALFORMED'
  return isGate || isUnseen || isOtherLink || isUnasked ? `${status} ${code}` : PASSES
}

/** What reads comes first, what takes away last. */
function harm({ method }: Endpoint): number {
  return ['GET', 'PUT', 'POST', 'DELETE'].indexOf(method)
}
