import type { ResponseOf } from '@tacite/api/endpoint.ts'
import type { contractsEndpoints } from '@tacite/api/writing/contracts-endpoints.ts'
import {
  choicePage,
  type Choice,
  type ChoiceSource,
} from '../../../platform/database/choice-page.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { legalEntitySource, personSource, projectSource } from '../../settings/choices/public.ts'
import { taggedFields, variablesOfTexts } from '../texts/public.ts'

type NewContractForm = ResponseOf<typeof contractsEndpoints.choices>
type PersonChoice = NonNullable<NewContractForm['defaults']['owner']>
type PartyChoice = NonNullable<NewContractForm['defaults']['legalEntity']>

/** Templates stand side by side to be looked at, not in a list to be searched. */
const MOST_TEMPLATES = 500

/** What the new-contract form starts with. */
export async function newContractForm(db: CompanyDatabase, actor: Actor): Promise<NewContractForm> {
  const templates = await db
    .select('template')
    .select(['id', 'title', 'description', 'contract_type_id', 'text_id', 'field_values'])
    .orderBy('title')
    .orderBy('id')
    .limit(MOST_TEMPLATES)
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
    defaults: await defaultsOf(db, actor),
    locale: company.locale,
    templates: templates.map((template) => ({
      _id: template.id,
      title: template.title,
      description: template.description,
      typeId: template.contract_type_id,
      fields: variables.get(template.text_id) ?? [],
      values: template.field_values as NewContractForm['templates'][number]['values'],
    })),
    fields: fields.map(({ id, ...field }) => ({ ...field, _id: id })),
  }
}

async function defaultsOf(db: CompanyDatabase, actor: Actor): Promise<NewContractForm['defaults']> {
  const self = await choicePage<PersonChoice>(db, actor.locale, personSource(actor), {
    q: '',
    ids: [actor.personId],
    $top: 1,
  })
  return {
    project: await onlyOne(db, actor, projectSource(actor)),
    owner: self.value[0] ?? null,
    legalEntity: await onlyOne<PartyChoice>(db, actor, legalEntitySource(actor)),
  }
}

async function onlyOne<Row extends Choice>(
  db: CompanyDatabase,
  { locale }: Actor,
  source: ChoiceSource,
): Promise<Row | null> {
  const { value, after } = await choicePage<Row>(db, locale, source, { q: '', $top: 1 })
  return after === null ? (value[0] ?? null) : null
}
