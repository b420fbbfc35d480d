import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { DB } from '../../../platform/database/generated/schema.ts'
import { attach, pdfOf } from '../../../testing/attachments.ts'
import { signUpCompany, type TestCompany } from '../../../testing/companies.ts'
import { textOf } from '../../../testing/contract-text.ts'
import { createContract, firstChoice } from '../../../testing/contracts.ts'
import { startProduct, type TestProduct } from '../../../testing/start-product.ts'
import { multipart } from '../../../testing/uploads.ts'
import { newId } from '../../../platform/new-id.ts'
import { contentHash, CURRENT_FORMAT } from './content-binding.ts'
import { readContractContent } from './contract-content.query.ts'

let product: TestProduct
let company: TestCompany
let contractId: string

beforeAll(async () => {
  product = await startProduct()
  company = await signUpCompany(product)
  contractId = await fullContract()
})
afterAll(() => product.stop())

/** A stated column has an SQL expression of another value; of any other, with why it is left out. */
type Column = { stated: string } | { leftOut: string; other?: string }

const ID = { leftOut: 'an id, which readers never see' }
const FILING = { leftOut: 'management: filing and who answers' }
const STATE = { leftOut: 'where the contract stands' }
const HISTORY = { leftOut: 'who wrote it, and when' }
const NOTE = { leftOut: 'what the house notes, which no other party reads', other: `'x'` }
const DIRECTORY = { leftOut: 'kept in the directory of parties, shown in no text', other: `'1'` }

/**
 * Every column of the tables that a contract is read from. A new one fails the type check until it is listed: is it
 * stated in the contract, so that a validation or a signature covers it?
 */
const COLUMNS = {
  contract: {
    title: { stated: `title || 'x'` },
    reference: { stated: `reference || 'x'` },
    amount_incl_tax_cents: { stated: 'amount_incl_tax_cents + 1' },
    currency: { stated: `'USD'` },
    // Its members: `TERMS` of content-format-2.ts.
    lifecycle: { stated: `lifecycle || '{"roll": "previous"}'` },
    legal_entity_id: { stated: 'null' },
    counterparty_id: { stated: 'null' },
    signature_date: { stated: `'2026-01-02'` },
    company_id: ID,
    id: ID,
    text_id: ID,
    contract_type_id: FILING,
    project_id: FILING,
    owner_id: FILING,
    parent_id: FILING,
    direction: { leftOut: 'management: how it is classified', other: `'income'` },
    scope: { leftOut: 'management: how it is classified', other: `'national'` },
    template_id: HISTORY,
    template_version: HISTORY,
    copied_from_id: HISTORY,
    renews_id: { leftOut: 'what it follows, told by its text if at all' },
    original_sha256: { leftOut: 'the file that the text was read from: the text is what counts' },
    original_active: { leftOut: 'what was found in that file', other: `'{}'` },
    original_copy_sha256: { leftOut: 'a copy of that file' },
    original_name: { leftOut: 'of the same file', other: `'x.docx'` },
    workflow_id: STATE,
    current_step_id: { leftOut: STATE.leftOut, other: 'null' },
    status: { leftOut: STATE.leftOut, other: `'NEGOTIATION'` },
    signature_provider: { leftOut: STATE.leftOut, other: `'scan'` },
    frozen_at: { leftOut: STATE.leftOut, other: 'now()' },
    locked_at: { leftOut: STATE.leftOut, other: 'now()' },
    locked_by: STATE,
    lock_kind: STATE,
    lock_reason: { leftOut: STATE.leftOut, other: `'x'` },
    lock_until: { leftOut: STATE.leftOut, other: `'2030-01-01'` },
    access_set_id: { leftOut: 'who may open it' },
    archived_at: { leftOut: FILING.leftOut, other: 'now()' },
    archived_by: { leftOut: FILING.leftOut },
    alerts: { leftOut: 'management: whom it alerts, and when', other: `'{}'` },
    archiving_announced_at: { leftOut: FILING.leftOut, other: 'now()' },
    created_by: HISTORY,
    created_at: { leftOut: HISTORY.leftOut, other: 'now()' },
    updated_at: { leftOut: HISTORY.leftOut, other: 'now()' },
  },
  legal_entity: {
    name: { stated: `name || 'x'` },
    siren: { stated: `'443061841'` },
    address: { stated: `address || 'x'` },
    siret: DIRECTORY,
    vat_number: DIRECTORY,
    company_id: ID,
    id: ID,
  },
  counterparty: {
    name: { stated: `name || 'x'` },
    siren: { stated: `'443061841'` },
    address: { stated: `address || 'x'` },
    siret: DIRECTORY,
    vat_number: DIRECTORY,
    email: DIRECTORY,
    kind: { leftOut: 'which law applies, not what the contract says', other: `'consumer'` },
    company_id: ID,
    id: ID,
    created_at: HISTORY,
  },
  text: {
    numbering: { stated: `'roman'` },
    locale: { stated: `'es'` },
    company_id: ID,
    id: ID,
  },
  text_block: {
    kind: { stated: `'annex'` },
    name: { stated: `name || 'x'` },
    description: NOTE,
    position: { stated: '-position' },
    removed_at: { stated: 'now()' },
    locked_by: STATE,
    locked_at: { leftOut: STATE.leftOut, other: 'now()' },
    lock_reason: { leftOut: STATE.leftOut, other: `'x'` },
    lock_until: { leftOut: STATE.leftOut, other: `'2030-01-01'` },
    company_id: ID,
    id: ID,
    text_id: ID,
  },
  text_section: {
    block_id: { stated: '(select block_id from text_section order by block_id desc limit 1)' },
    position: { stated: '-position' },
    level: { stated: '3' },
    title: { stated: `title || 'x'` },
    content: { stated: `'{"type": "doc", "content": []}'` },
    audience: { stated: `'collaborators'` },
    is_numbered: { stated: 'not is_numbered' },
    description: NOTE,
    removed_at: { stated: 'now()' },
    company_id: ID,
    id: ID,
    text_id: ID,
    schema_version: { leftOut: 'how the content is stored' },
    version: { leftOut: HISTORY.leftOut, other: 'version + 1' },
    locked_by: STATE,
    locked_at: { leftOut: STATE.leftOut, other: 'now()' },
    updated_by: HISTORY,
    updated_at: HISTORY,
    sitting_of: HISTORY,
  },
  attachment: {
    kind: { stated: `'signaturePage'` },
    name: { stated: `name || 'x'` },
    position: { stated: '-position' },
    signature_date: { stated: `'2026-01-02'` },
    company_id: ID,
    id: ID,
    contract_id: ID,
    created_by: HISTORY,
    created_at: { leftOut: HISTORY.leftOut, other: 'now()' },
  },
  attachment_version: {
    number: { stated: 'case when number = 1 then 9 else number end' },
    sha256: { stated: `(select min(sha256) from file)` },
    copy_sha256: { stated: `(select min(sha256) from file)` },
    active: { leftOut: 'what was found in that file', other: `'{}'` },
    file_name: { leftOut: 'of that file: the annex has a name', other: `'x.pdf'` },
    media_type: { leftOut: 'of that file', other: `'text/plain'` },
    size_bytes: { leftOut: 'of that file', other: 'size_bytes + 1' },
    page_count: { leftOut: 'of that file', other: 'page_count + 1' },
    print_obstacle: { leftOut: 'how it is printed', other: `'signed'` },
    company_id: ID,
    attachment_id: ID,
    uploaded_by: HISTORY,
    uploaded_at: { leftOut: HISTORY.leftOut, other: 'now()' },
  },
  contract_field: {
    value: { stated: `'"autre"'` },
    company_id: ID,
    contract_id: ID,
    field_id: ID,
  },
  contract_row: {
    company_id: ID,
    contract_id: ID,
    passage: { leftOut: 'which passage of the text they are the rows of: its cells come with it' },
    position: { leftOut: 'their order: its cells come with it' },
    previous: ID,
  },
  contract_cell: {
    value: { stated: `'"autre"'` },
    company_id: ID,
    contract_id: ID,
    passage: ID,
    position: ID,
    field_id: ID,
  },
} satisfies { [Table in keyof DB]?: Record<keyof DB[Table], Column> }

const columns = Object.entries<Record<string, Column>>(COLUMNS).flatMap(([table, row]) =>
  Object.entries(row).map(([name, column]) => ({ table, name, ...column })),
)
const stated = columns.flatMap(({ table, name, ...column }) =>
  'stated' in column ? [[`${table}.${name}`, table, name, column.stated] as const] : [],
)
const leftOut = columns.flatMap(({ table, name, ...column }) =>
  'other' in column && column.other !== undefined
    ? [[`${table}.${name}`, table, name, column.other] as const]
    : [],
)

test.each(stated)(
  'a contract with another %s is another content',
  async (_, table, name, value) => {
    const [before, after] = await hashesAround(table, name, value)
    expect(after).not.toBe(before)
  },
)

test.each(leftOut)(
  'a contract with another %s is the same content',
  async (_, table, name, value) => {
    const [before, after] = await hashesAround(table, name, value)
    expect(after).toBe(before)
  },
)

test('a contract filed elsewhere, and handed over, is the same content', async () => {
  const { administrator } = company
  const { personId: ownerId } = await company.join('contributor', 'Ana')
  const before = await hashNow()
  const folderIds = [await firstChoice(administrator, 'folders')]
  const path = `/contracts3/${contractId}`
  expect((await administrator.call('PUT', path, { folderIds, ownerId })).status).toBe(200)
  expect(await hashNow()).toBe(before)
})

/** The hash before and after every row of a table has another value; nothing of it is kept. */
async function hashesAround(table: string, name: string, value: string): Promise<[string, string]> {
  let hashes: [string, string] | null = null
  await inCompany(async (db) => {
    const before = await hashOf(db)
    await sql`update ${sql.id('public', table)} set ${sql.ref(name)} = ${sql.raw(value)}
      where company_id = ${db.companyId}`.execute(db.tx)
    hashes = [before, await hashOf(db)]
    throw new Error('undo')
  }).catch((error: unknown) => {
    if (hashes === null) throw error
  })
  return hashes!
}

const hashNow = () => inCompany(hashOf)

const hashOf = async (db: CompanyDatabase) =>
  contentHash(await readContractContent(db, contractId), CURRENT_FORMAT)

function inCompany<R>(use: (db: CompanyDatabase) => Promise<R>): Promise<R> {
  return product.product.platform.inCompany(company.companyId, use)
}

/** With both parties, an amount, two blocks, a value of a field of the company and a row. */
async function fullContract(): Promise<string> {
  const { administrator } = company
  const counterpartyId = newId(product.clock.now())
  await inCompany((db) =>
    db
      .insert('counterparty', {
        id: counterpartyId,
        name: 'Acier',
        created_at: product.clock.now(),
      })
      .execute(),
  )
  const { _id } = await createContract(administrator, {
    from: { kind: 'template', templateId: await firstChoice(administrator, 'templates') },
    legalEntityId: await firstChoice(administrator, 'legal-entities'),
    counterpartyId,
    values: { amount_incl_tax: 100 },
  })
  await attach(administrator, _id, 'plan.pdf', pdfOf('Plan'))
  const { body } = await attach(administrator, _id, 'devis.pdf', pdfOf('Devis'))
  const { payload, headers } = multipart('devis.pdf', pdfOf('Second devis'))
  const versions = `/contracts3/${_id}/attachments/${body._id}/versions`
  await administrator.call('POST', versions, payload, headers)
  const text = await textOf(administrator, _id)
  await administrator.call('POST', `${text.path}/blocks`, { kind: 'annex', name: 'Annexe' })
  await text.add('Tarifs', { block: (await text.read()).blocks.length - 1 })
  await inCompany((db) =>
    sql`insert into contract_field (company_id, contract_id, field_id, value)
      select company_id, ${_id}, id, '"x"' from tagged_field
      where company_id = ${db.companyId} and variable = 'counterparty_name'`.execute(db.tx),
  )
  await inCompany(async (db) => {
    await sql`insert into contract_row (company_id, contract_id, passage, position)
      values (${db.companyId}, ${_id}, 'premises', 0)`.execute(db.tx)
    await sql`insert into contract_cell (company_id, contract_id, passage, position, field_id, value)
      select company_id, ${_id}, 'premises', 0, id, '"x"' from tagged_field
      where company_id = ${db.companyId} and variable = 'counterparty_name'`.execute(db.tx)
  })
  return _id
}
