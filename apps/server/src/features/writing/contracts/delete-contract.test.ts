import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { stopTypst } from '../../../platform/pdf/render-typst.ts'
import { attach, pdfOf } from '../../../testing/attachments.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { grantLevel, setContractState } from '../../../testing/contract-state.ts'
import { textOf } from '../../../testing/contract-text.ts'
import { createContract, fillSections, firstChoice } from '../../../testing/contracts.ts'
import { enterToRead, shareOutside } from '../../../testing/shares.ts'
import { OUTSIDER, sendOut, signableContract } from '../../../testing/signatures.ts'
import { startProduct, type Browser, type TestProduct } from '../../../testing/start-product.ts'

let product: TestProduct
let company: TestCompany
let contractId: string
let textId: string

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
})
afterAll(async () => {
  stopTypst()
  await product.stop()
})
beforeEach(async () => {
  contractId = await livelyContract()
  textId = (await textOf(company.administrator, contractId)).textId
})

/** A contract with a row in every table that can refer to one before it is sent. */
async function livelyContract(): Promise<string> {
  const { administrator, administratorId } = company
  const { _id } = await createContract(administrator, {
    title: 'Contrat de passage',
    folderIds: [await firstChoice(administrator, 'folders')],
  })
  const text = await textOf(administrator, _id)
  await administrator.call('PUT', `${text.contractPath}/fields`, {
    values: { [VARIABLE]: 'Société Éclair' },
  })
  await fillSections(administrator, _id, 'Une fois')
  await fillSections(administrator, _id, 'Deux fois')
  await administrator.call('DELETE', `${text.path}/sections/${await text.add('Retirée')}`)
  const [step] = (await administrator.call('GET', `${text.contractPath}/steps`)).body
  await administrator.call('PUT', `${text.contractPath}/steps/${step._id}`, {
    dueDate: '2027-01-01',
  })
  const { personId } = await company.join('contributor')
  await grantLevel(product, company, { contractId: _id, personId, level: 'editor' })
  await attach(administrator, _id, 'plan.pdf', pdfOf('Plan'))
  const steps = ['Relecture', 'Accord'].map((name) => ({
    name,
    rule: 'all',
    validatorIds: [administratorId, personId],
  }))
  const asked = await administrator.call('POST', `${text.contractPath}/validation`, { steps })
  const [first] = asked.body.current.steps
  await administrator.call('PUT', `${text.contractPath}/validation/${first._id}/decision`, {
    decision: 'conditional',
    reason: 'Plafonner la responsabilité',
  })
  await shareOutside(company, _id)
  return _id
}

/** A text field that every company starts with. */
const VARIABLE = 'counterparty_name'

const remove = (browser: Browser = company.administrator, id = contractId) =>
  browser.call('DELETE', `/contracts3/${id}`)
const restore = (removalId: string, browser: Browser = company.administrator) =>
  browser.call('POST', `/removed-objects/${removalId}/restored`, {})

describe('a contract that was never sent for signature', () => {
  test('is deleted with all its rows, and can be restored', async () => {
    const before = await rowsOf()
    const filled = Object.keys(before).filter((table) => before[table]!.length > 0)
    expect(filled.length).toBeGreaterThan(14)
    const { status, body } = await remove()
    expect(status).toBe(200)
    expect(Object.values(await rowsOf()).flat()).toEqual([])

    expect((await restore(body.removalId)).status).toBe(204)
    const after = await rowsOf()
    for (const table of Object.keys(before))
      if (!ENDED.includes(table)) expect([table, after[table]]).toEqual([table, before[table]])
  })

  test('covers every table that the database knows to depend on a contract', async () => {
    const { body } = await remove()
    const [row] = await query('select content from removed_object where id = $1', [body.removalId])
    // A reference that stays behind, cleared, is no row of the contract.
    const content = row!['content'] as { table: string; filled?: string }[]
    const kept = content.filter(({ filled }) => !filled).map(({ table }) => table)
    const below = [...new Set((await tablesBelow()).map(({ child }) => child))]
    const owed = below.filter((table) => !ENDED.includes(table) && !EVIDENCE.includes(table))
    expect(kept.toSorted()).toEqual([...new Set([...ROOTS, ...owed])].toSorted())
  })

  test('disappears from the list, its figures and the tasks, and returns to them', async () => {
    const { administrator } = company
    const seen = async () => {
      const list = await administrator.call('GET', '/contracts3?$top=1')
      const figures = await administrator.call(
        'GET',
        '/contracts3/dashboard?payloadType=dashboard&$top=0',
      )
      const tasks = await administrator.call('GET', '/tasks')
      return [list.body.count, figures.body.contractsInProgressCount, tasks.body.result.count]
    }
    const [count, inProgress, tasks] = (await seen()) as [number, number, number]
    const { body } = await remove()
    const without = (await seen()) as [number, number, number]
    expect(without.slice(0, 2)).toEqual([count - 1, inProgress - 1])
    expect(without[2]).toBeLessThan(tasks)
    expect((await administrator.call('GET', `/contracts3/${contractId}`)).status).toBe(404)
    await restore(body.removalId)
    expect(await seen()).toEqual([count, inProgress, tasks])
  })

  test('does not readmit third parties through their earlier links', async () => {
    const { guest, path } = await enterToRead(product, company)
    expect((await guest.call('GET', path)).status).toBe(200)
    const { body } = await remove()
    expect((await guest.call('GET', path)).status).toBe(401)
    await restore(body.removalId)
    expect((await guest.call('GET', path)).status).toBe(401)
  })

  test('can be restored by whoever deleted it or sees all contracts, and does not exist for others', async () => {
    const { body } = await remove()
    const { browser } = await company.join('contractManager')
    expect((await browser.call('GET', '/removed-objects')).body.value).toEqual([])
    expect((await restore(body.removalId, browser)).body.code).toBe('REMOVAL_NOT_FOUND')
    const other = await company.join('administrator')
    expect((await restore(body.removalId, other.browser)).status).toBe(204)
  })
})

describe('is refused, with the reason on its page,', () => {
  const refusalOf = async (browser: Browser = company.administrator, id = contractId) => {
    const { status, body } = await remove(browser, id)
    const page = await browser.call('GET', `/contracts3/${id}`)
    expect(page.body.deleting).toEqual({ code: body.code, message: body.message })
    return [status, body.code]
  }

  test('once sent for signature, whatever became of it', async () => {
    const sent = await signableContract(company)
    await sendOut(company, sent, [OUTSIDER])
    expect(await refusalOf(company.administrator, sent)).toEqual([409, 'CONTRACT_DELETE_SENT'])
    await company.administrator.call('DELETE', `/contracts3/${sent}/signature`)
    expect(await refusalOf(company.administrator, sent)).toEqual([409, 'CONTRACT_DELETE_SENT'])
  })

  test('when locked, and when it has amendments', async () => {
    const { _id } = await createContract(company.administrator, { parentId: contractId })
    expect(await refusalOf()).toEqual([409, 'CONTRACT_DELETE_AMENDED'])
    await setContractState(product, company, _id, 'locked')
    expect(await refusalOf(company.administrator, _id)).toEqual([409, 'CONTRACT_LOCKED'])
  })

  test('to a person who does not own it, or may delete none', async () => {
    const manager = await company.join('contractManager')
    await grantLevel(product, company, {
      contractId,
      personId: manager.personId,
      level: 'editor',
    })
    expect(await refusalOf(manager.browser)).toEqual([403, 'LEVEL_TOO_LOW_OWNER'])
    const contributor = await company.join('contributor')
    await grantLevel(product, company, {
      contractId,
      personId: contributor.personId,
      level: 'owner',
    })
    expect(await refusalOf(contributor.browser)).toEqual([403, 'NOT_ALLOWED_CONTRACTS3_DELETE'])
  })
})

/** Access of third parties ends with the contract, permanently. */
const ENDED = ['guest_session', 'invitation_link', 'signing_code']
/** Only contracts that were sent, which are never deleted, have such rows. */
const EVIDENCE = ['signature_request', 'signatory', 'signatory_event', 'signed_scan']

/** What its rows depend on. */
const ROOTS = ['contract', 'text']
/** They point to their text. */
const OWNERS = ['contract', 'template', 'clause']

interface Link {
  child: string
  parent: string
  column: string
  key: string
}

/** The tables that depend on a contract, directly or indirectly, as the database knows them. */
async function tablesBelow(): Promise<Link[]> {
  const links = (await query(
    `select conrelid::regclass::text as child, confrelid::regclass::text as parent,
      (select attname::text from pg_attribute where attrelid = conrelid and attnum = conkey[2]) as column,
      (select attname::text from pg_attribute where attrelid = confrelid and attnum = confkey[2]) as key
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and cardinality(conkey) = 2
       -- A reference that the database clears by itself stands in a row of something else.
       and confdeltype <> 'n'`,
  )) as unknown as Link[]
  const found: Link[] = []
  const parents = [...ROOTS]
  for (const parent of parents) {
    const below = links.filter((link) => link.parent === parent && !OWNERS.includes(link.child))
    found.push(...below)
    parents.push(...below.map(({ child }) => child).filter((child) => !parents.includes(child)))
  }
  return found
}

/** Every row of the contract and of its text, by table. */
async function rowsOf(): Promise<Record<string, unknown[]>> {
  const rows: Record<string, unknown[]> = {}
  const keep = async (table: string, where: string, ids: unknown[]) => {
    const found = await query(
      `select to_jsonb(t) as row from ${table} t where ${where} = any($1) order by to_jsonb(t)::text`,
      [ids],
    )
    rows[table] = [...(rows[table] ?? []), ...found.map(({ row }) => row)]
  }
  await keep('contract', 'id', [contractId])
  await keep('text', 'id', [textId])
  const done = new Set<string>()
  for (const { child, parent, column, key } of await tablesBelow()) {
    // A table is reached through its shortest path only.
    if (done.has(child) && !ROOTS.includes(parent)) continue
    done.add(child)
    const roots: Record<string, string> = { contract: contractId, text: textId }
    const keys = roots[parent] ?? (rows[parent] ?? []).map((row) => valueOf(row, key))
    await keep(child, column, [keys].flat())
  }
  return rows
}

const valueOf = (row: unknown, key: string) => (row as Record<string, unknown>)[key]

async function query(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new Client(product.owner)
  await client.connect()
  try {
    await client.query(`select set_config('tacite.company', $1, false)`, [company.companyId])
    return (await client.query(text, values)).rows as Record<string, unknown>[]
  } finally {
    await client.end()
  }
}
