import type { ResponseOf } from '@tacite/api/endpoint.ts'
import type { contractsEndpoints } from '@tacite/api/contracts-endpoints.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { personName } from '../../platform/database/person-name.ts'
import type { Actor } from '../../platform/http/route.ts'
import { visibleContracts } from '../access/public.ts'
import { taggedFields, variablesOfTexts } from '../texts/public.ts'

type Choices = ResponseOf<typeof contractsEndpoints.choices>
type DetailChoices = ResponseOf<typeof contractsEndpoints.detailChoices>

/** Enough for a form to choose from at once; longer lists are searched by their own endpoints. */
const MOST = 500

/** What the new-contract form offers. */
export async function contractChoices(db: CompanyDatabase): Promise<Choices> {
  const templates = await db
    .select('template')
    .select(['id', 'title', 'description', 'contract_type_id', 'text_id', 'field_values'])
    .orderBy('title')
    .orderBy('id')
    .limit(MOST)
    .execute()
  const variables = await variablesOfTexts(
    db,
    templates.map((template) => template.text_id),
  )
  const fields = await taggedFields(db)
  const company = await db.tx
    .selectFrom('company')
    .where('company.id', '=', db.companyId)
    .select('company.locale')
    .executeTakeFirstOrThrow()
  return {
    ...(await libraryChoices(db)),
    locale: company.locale,
    templates: templates.map((template) => ({
      _id: template.id,
      title: template.title,
      description: template.description,
      typeId: template.contract_type_id,
      fields: variables.get(template.text_id) ?? [],
      values: template.field_values as Choices['templates'][number]['values'],
    })),
    fields: fields.map(({ id, ...field }) => ({ ...field, _id: id })),
  }
}

/** What the details of a contract can be changed to; master agreements are contracts that the person sees. */
export async function detailChoices(
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
): Promise<DetailChoices> {
  const parents = await db
    .select('contract')
    .where(visibleContracts(actor))
    .where('contract.id', '!=', contractId)
    .where('contract.parent_id', 'is', null)
    .select(['contract.id as _id', 'contract.title as name'])
    .orderBy('contract.created_at', 'desc')
    .orderBy('contract.id')
    .limit(MOST)
    .execute()
  return { ...(await libraryChoices(db)), parents }
}

type LibraryChoices = Omit<Choices, 'locale' | 'templates' | 'fields'>

async function libraryChoices(db: CompanyDatabase): Promise<LibraryChoices> {
  const siren = sql<string>`coalesce(siren, '')`.as('siren')
  return {
    types: await db
      .select('contract_type')
      .select(['id as _id', 'title as name'])
      .orderBy('title')
      .limit(MOST)
      .execute(),
    projects: await db
      .select('project')
      .select(['id as _id', 'title as name'])
      .orderBy('title')
      .limit(MOST)
      .execute(),
    people: await db
      .select('person')
      .where('person.status', '=', 'active')
      .select(['person.id as _id', personName('person').as('name')])
      .orderBy('name')
      .limit(MOST)
      .execute(),
    counterparties: await db
      .select('counterparty')
      .select(['id as _id', 'name', siren, 'address'])
      .orderBy('name')
      .limit(MOST)
      .execute(),
    legalEntities: await db
      .select('legal_entity')
      .select(['id as _id', 'name', siren, 'address'])
      .orderBy('name')
      .limit(MOST)
      .execute(),
    folders: await db
      .select('folder')
      .select(['id as _id', 'name'])
      .orderBy('name')
      .limit(MOST)
      .execute(),
  }
}
