import type { Endpoint } from '@tacite/api/endpoint.ts'
import { levelReaches } from '@tacite/domain/access/levels.ts'
import { notAllowedCode, PERMISSIONS, type Permission } from '@tacite/domain/access/permissions.ts'
import { TEXT_OWNER_KINDS, type TextOwnerKind } from '@tacite/domain/acts/text-rights.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stopTypst } from './platform/pdf/render-typst.ts'
import { makeCast, STRANGER, type Scenario, type Person } from './testing/permissions/people.ts'
import {
  readPermissionTable,
  readTextTable,
  type Gate,
} from './testing/permissions/permission-table.ts'
import { callSample } from './testing/permissions/sample-call.ts'
import { startProduct, type Answer, type TestProduct } from './testing/start-product.ts'

/** Some thousand calls: 20 to 40 s on two cores. */
const MOST_MS = 300_000

let product: TestProduct
let cast: Scenario
let endpoints: Endpoint[]
let table: Map<string, Gate>
let texts: Map<string, Gate>

beforeAll(async () => {
  product = await startProduct()
  endpoints = product.product.routes.map((route) => route.endpoint)
  table = await readPermissionTable()
  texts = await readTextTable()
  cast = await makeCast(product)
}, MOST_MS)
afterAll(async () => {
  stopTypst()
  await product.stop()
})

const keyOf = ({ method, path }: Endpoint) => `${method} ${path}`

test('docs/permissions.md lists every call, and no other', () => {
  expect([...table.keys()].toSorted()).toEqual(endpoints.map(keyOf).toSorted())
})

test(
  'every call answers every kind of person as docs/permissions.md says',
  async () => {
    const wrong: string[] = []
    for (const endpoint of endpoints.toSorted((a, b) => harm(a) - harm(b))) {
      if (isEndless(endpoint)) continue
      const isRead = endpoint.method === 'GET'
      for (const asked of asksOf(endpoint)) {
        // The source of access matters where a call depends on it.
        const people = cast.people.filter(
          ({ isByContract }) => asked.gate.level !== null || !isByContract,
        )
        for (const some of isRead ? [people] : people.map((person) => [person])) {
          const found = await Promise.all(some.map((person) => faults(endpoint, asked, person)))
          wrong.push(...found.flat())
        }
      }
    }
    expect(wrong).toEqual([])
  },
  MOST_MS,
)

interface Asked {
  gate: Gate
  /** Whose text is requested. */
  owner?: TextOwnerKind
}

/** A call is tested once, or once per kind of owner that a text can have. */
function asksOf(endpoint: Endpoint): Asked[] {
  const gate = table.get(keyOf(endpoint))
  if (!gate || gate.access[0] === 'public') return []
  if (gate.access[0] !== 'textOwner') return [{ gate }]
  return TEXT_OWNER_KINDS.map((owner) => ({ owner, gate: texts.get(`${gate.act} of a ${owner}`)! }))
}

/** What is wrong with the answer of a call to a person. */
async function faults(
  endpoint: Endpoint,
  { gate, owner }: Asked,
  person: Person,
): Promise<string[]> {
  const { contractId, people } = cast
  // Another's invitation reveals no more than one's own.
  const invitationId = person.invitationId ?? people.find((one) => one.invitationId)!.invitationId!
  const ids: Record<string, string> = { contractId, invitationId }
  if (owner) ids['textId'] = cast.texts[owner]
  const answer = await callSample(person.browser, endpoint, ids)
  const expected = owner ? expectedOfText(gate, owner, person) : expectedOf(gate, person)
  const found = foundOf(answer, { gate, owner }, person)
  return found === expected
    ? []
    : [`${person.name}: ${keyOf(endpoint)} ${owner ?? ''} is ${found}, not ${expected}`]
}

/** The event stream stays open, and signing out ends the session that the next calls need. */
function isEndless({ path }: Endpoint): boolean {
  return path === '/events' || path === '/auth/signout'
}

const PASSES = 'let in'

/** Who comes in by which link. */
const LINKS: Record<string, Person['is'] | undefined> = {
  invited: 'signer',
  invitedToRead: 'reader',
  invitedToAnswer: 'respondent',
}

/** What the page states for a person: admitted, or the status and code of the refusal. */
function expectedOf(
  { access: [access = ''], level }: Gate,
  { is, permissions, level: theirs }: Person,
): string {
  const byLink = LINKS[access]
  if (byLink && Object.values(LINKS).includes(is)) return is === byLink ? PASSES : '404 NOT_FOUND'
  if (byLink || is !== 'member') return '401 SIGN_IN_NEEDED'
  if (PERMISSIONS.includes(access as Permission) && !permissions.has(access))
    return `403 ${notAllowedCode(access as Permission)}`
  if (level === null) return PASSES
  if (theirs === null) return '404 CONTRACT_NOT_FOUND'
  return levelReaches(theirs, level) ? PASSES : `403 LEVEL_TOO_LOW_${level.toUpperCase()}`
}

/** The same for a text: without access to its contract, or from another company, its existence is not revealed. */
function expectedOfText(
  { access, level }: Gate,
  owner: TextOwnerKind,
  { name, is, permissions, level: theirs }: Person,
): string {
  if (is !== 'member') return '401 SIGN_IN_NEEDED'
  const isUnseen =
    owner === 'contract'
      ? theirs === null || !permissions.has('contracts3:list')
      : name === STRANGER
  if (isUnseen) return '404 TEXT_NOT_FOUND'
  const missing = access.find((permission) => !permissions.has(permission))
  if (missing) return `403 ${notAllowedCode(missing as Permission)}`
  return level === null || levelReaches(theirs!, level)
    ? PASSES
    : `403 LEVEL_TOO_LOW_${level.toUpperCase()}`
}

/** Once admitted, the request may fail for any reason except a level or a permission. */
function foundOf({ status, body }: Answer, { gate, owner }: Asked, { is }: Person): string {
  const {
    level,
    access: [access = ''],
  } = gate
  const code = String(body.code)
  const isGate = /^(SIGN_IN_NEEDED|LEVEL_TOO_LOW_|NOT_ALLOWED_)/.test(code)
  const isUnseen =
    (level !== null && code === 'CONTRACT_NOT_FOUND') || (owner && code === 'TEXT_NOT_FOUND')
  const isOtherLink = access in LINKS && is !== LINKS[access] && code === 'NOT_FOUND'
  const isUnasked = level !== null && code === 'MALFORMED'
  return isGate || isUnseen || isOtherLink || isUnasked ? `${status} ${code}` : PASSES
}

/** Reads come first, deletions last. */
function harm({ method }: Endpoint): number {
  return ['GET', 'PUT', 'PATCH', 'POST', 'DELETE'].indexOf(method)
}
