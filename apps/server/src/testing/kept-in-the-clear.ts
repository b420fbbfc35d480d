import { Client } from 'pg'
import type { TestCompany } from './companies.ts'
import type { TestProduct } from './start-product.ts'

/**
 * Which secrets of a company are stored in which table, in any column: as text or as bytes (theirs, or those a token
 * encodes).
 */
export async function keptInTheClear(
  { connection }: TestProduct,
  { companyId }: Pick<TestCompany, 'companyId'>,
  secrets: readonly string[],
): Promise<{ table: string; secret: string }[]> {
  const sought = secrets.flatMap((secret) =>
    [
      secret,
      Buffer.from(secret).toString('hex'),
      Buffer.from(secret, 'base64url').toString('hex'),
    ].map((form) => ({ secret, form })),
  )
  const client = new Client(connection)
  await client.connect()
  try {
    // With its row-level policies satisfied, otherwise the tables with secrets appear empty.
    await client.query(`select set_config('tacite.company', $1, false)`, [companyId])
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
    )
    const found = []
    for (const { name } of tables) {
      const { rows } = await client.query<{ form: string }>(
        `select sought_form as form from unnest($1::text[]) as sought_form
         where exists (select from ${name} as whole_row where strpos(whole_row::text, sought_form) > 0)`,
        [sought.map(({ form }) => form)],
      )
      for (const { form } of rows)
        found.push({ table: name, secret: sought.find((one) => one.form === form)!.secret })
    }
    return found
  } finally {
    await client.end()
  }
}
