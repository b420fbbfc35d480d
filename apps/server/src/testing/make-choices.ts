import { sql } from 'kysely'
import type { CompanyDatabase } from '../platform/database/company-database.ts'
import type { ChoiceNoun } from './choice-nouns.ts'
import { newId } from '../platform/new-id.ts'
import type { TestCompany } from './companies.ts'
import { contractForm } from './contracts.ts'
import type { TestProduct } from './start-product.ts'

/** Creates objects with these names in the quickest way: creation itself is tested elsewhere. */
export async function makeChoices(
  test: TestProduct,
  company: TestCompany,
  noun: ChoiceNoun,
  names: readonly string[],
): Promise<void> {
  if (noun === 'master-contracts') return makeContracts(company, names)
  const at = test.clock.now()
  await test.product.platform.inCompany(company.companyId, async (db) => {
    const role = await db
      .select('role')
      .where('role.key', '=', 'reader')
      .select('role.id')
      .executeTakeFirstOrThrow()
    const rows = names.map((name, index) => {
      const id = newId(at)
      return {
        company_id: company.companyId,
        id,
        ...rowOf(noun, name, index, { id, roleId: role.id, at }),
      }
    })
    if (noun === 'templates') await db.tx.insertInto('text').values(rows.map(textOf)).execute()
    await db.tx.insertInto(TABLES[noun]).values(rows).execute()
    if (noun === 'templates') await publish(db, at)
  })
}

/** Those without a version get their first one, without words. */
async function publish(db: CompanyDatabase, at: Date): Promise<void> {
  await sql`insert into template_version (company_id, template_id, number, locale, document, schema_version, published_at)
    select company_id, id, 1, 'fr', jsonb_build_object('title', title, 'numbering', 'articles', 'blocks', '[]'::jsonb), 1, ${at}
    from template where company_id = ${db.companyId} and published_version is null`.execute(db.tx)
  await db
    .update('template')
    .set({ published_version: 1 })
    .where('template.published_version', 'is', null)
    .execute()
}

/** A template's text, which has its id here. */
function textOf({ company_id, id }: { company_id: string; id: string }) {
  return { company_id, id, numbering: 'articles', locale: 'fr' } as const
}

const TABLES = {
  'contract-types': 'contract_type',
  projects: 'project',
  counterparties: 'counterparty',
  'legal-entities': 'legal_entity',
  folders: 'folder',
  people: 'person',
  'tagged-fields': 'tagged_field',
  categories: 'category',
  templates: 'template',
} as const

function rowOf(
  noun: keyof typeof TABLES,
  name: string,
  index: number,
  { id, roleId, at }: { id: string; roleId: string; at: Date },
): object {
  const unique = newId(at).replaceAll('-', '')
  switch (noun) {
    case 'contract-types':
      return { title: name }
    case 'projects':
      return { title: name, created_at: at }
    case 'counterparties':
      return { name, created_at: at }
    case 'legal-entities':
    case 'folders':
      return { name }
    case 'people':
      return {
        last_name: name,
        email: `${unique}@acme.test`,
        status: 'active',
        role_id: roleId,
        created_at: at,
      }
    case 'categories':
      return { name, kind: 'template' }
    case 'templates':
      return { title: name, text_id: id, created_at: at, managed_at: at, updated_at: at }
    case 'tagged-fields':
      return {
        label: name,
        variable: `made_${unique}`,
        type: 'text',
        kind: 'custom',
        position: 1_000 + index,
      }
  }
}

async function makeContracts(
  { administrator }: TestCompany,
  titles: readonly string[],
): Promise<void> {
  const form = await contractForm(administrator)
  for (const title of titles) {
    const { status } = await administrator.call('POST', '/contracts3', { ...form, title })
    if (status !== 201) throw new Error(`creating a contract answered ${status}`)
  }
}
