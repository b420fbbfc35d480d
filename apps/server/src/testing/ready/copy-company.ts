import { Client, type ClientConfig } from 'pg'
import { hashToken, newToken } from '../../platform/http/session-cookie.ts'
import { commitPersonal } from '../../platform/sealing/audit-chain.ts'
import type { ReadyCompany } from './ready-company.ts'

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g
/** Ids of a company differ in higher bits: their copies are distinct, and sorted as they are. */
const MOST_COPIES = 127

/**
 * Copies every row of a company, with other ids, another address of its administrator and a session of their own: a
 * twentieth of the time of a sign-up.
 *
 * @param superuser only to whom the rows of all companies are open, and who may insert them in any order
 */
export async function copyCompany(
  superuser: ClientConfig,
  original: ReadyCompany,
  count: number,
): Promise<ReadyCompany[]> {
  if (count > MOST_COPIES) throw new Error(`At most ${MOST_COPIES} copies have distinct ids`)
  const copies = Array.from({ length: count }, (_, index) => copyOf(original, index + 1))
  const client = new Client(superuser)
  await client.connect()
  try {
    await client.query('begin; set local session_replication_role = replica')
    for (const table of await listTables(client)) await copyRows(client, table, original, copies)
    await client.query('commit')
  } finally {
    await client.end()
  }
  return copies.map(({ company }) => company)
}

interface Copy {
  company: ReadyCompany
  /** A row of the original, as it is in this copy. */
  rewrite(row: string): string
}

function copyOf(original: ReadyCompany, index: number): Copy {
  const [, domain] = original.email.split('@') as [string, string]
  const ownDomain = `copy${index}${domain}`
  const token = newToken()
  const rewrite = (text: string) =>
    text
      .replaceAll(ID, (id) => copyId(id, index))
      .replaceAll(domain, ownDomain)
      .replaceAll(hexOf(original.token), hexOf(token))
  const { companyId, administratorId, email } = original
  const company = {
    companyId: rewrite(companyId),
    administratorId: rewrite(administratorId),
    email: rewrite(email),
    token,
  }
  return { company, rewrite }
}

function copyId(id: string, index: number): string {
  const last = (Number.parseInt(id.slice(-2), 16) ^ index).toString(16)
  return id.slice(0, -2) + last.padStart(2, '0')
}

const hexOf = (token: string) => hashToken(token).toString('hex')

/** Its own table, and those whose rows name it, with their columns that are not computed. */
interface CompanyTable {
  name: string
  columns: string
  key: 'id' | 'company_id'
}

async function listTables(client: Client): Promise<CompanyTable[]> {
  const { rows } = await client.query<CompanyTable>(
    `select format('public.%I', name) as name, columns, case name when 'company' then 'id' else 'company_id' end as key
     from (
       select table_name as name, string_agg(quote_ident(column_name), ', ') as columns,
         bool_or(column_name = 'company_id') as names_company
       from information_schema.columns join information_schema.tables using (table_schema, table_name)
       where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
       group by table_name
     ) as described where names_company or name = 'company'`,
  )
  return rows
}

async function copyRows(
  client: Client,
  { name, columns, key }: CompanyTable,
  { companyId }: ReadyCompany,
  copies: readonly Copy[],
): Promise<void> {
  const { rows } = await client.query<{ row: string }>(
    `select to_jsonb(one)::text as row from ${name} as one where ${key} = $1`,
    [companyId],
  )
  if (rows.length === 0) return
  const copied = copies.flatMap(({ rewrite }) =>
    rows.map(({ row }) => withCommitment(JSON.parse(rewrite(row)) as object)),
  )
  await client.query(
    `insert into ${name} (${columns}) overriding system value
     select ${columns} from jsonb_populate_recordset(null::${name}, $1)`,
    [JSON.stringify(copied)],
  )
}

/** An event of the trail commits to the words in it. */
function withCommitment(row: { commitment?: string; salt?: string; personal?: object }): object {
  if (!row.commitment) return row
  const salt = Buffer.from(row.salt!.slice(2), 'hex')
  return {
    ...row,
    commitment: `\\x${Buffer.from(commitPersonal(salt, row.personal!)).toString('hex')}`,
  }
}
