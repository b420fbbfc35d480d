import type { ResponseOf } from '@tacite/api/endpoint.ts'
import type { contractsEndpoints } from '@tacite/api/writing/contracts-endpoints.ts'
import {
  choicePage,
  type Choice,
  type ChoicePage,
  type ChoiceSource,
} from '../../../platform/database/choice-page.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { legalEntitySource, personSource, projectSource } from '../../settings/choices/public.ts'
import { taggedFields } from '../texts/public.ts'
import { templateChoices } from './template-choices.query.ts'

type NewContractForm = ResponseOf<typeof contractsEndpoints.choices>
type PersonChoice = NonNullable<NewContractForm['defaults']['owner']>
type PartyChoice = NonNullable<NewContractForm['defaults']['legalEntity']>

/** The initial data of the new-contract form. */
export async function newContractForm(db: CompanyDatabase, actor: Actor): Promise<NewContractForm> {
  const templates = await templateChoices(db, actor, { q: '', $top: 1 })
  const fields = await taggedFields(db)
  const company = await db.tx
    .selectFrom('company')
    .where('company.id', '=', db.companyId)
    .select('company.locale')
    .executeTakeFirstOrThrow()
  return {
    defaults: {
      ...(await defaultsOf(db, actor)),
      template: onlyOneOf(templates),
      currency: actor.company.currency,
    },
    hasTemplates: templates.count > 0,
    locale: company.locale,
    fields: fields.map(({ id, ...field }) => ({ ...field, _id: id })),
  }
}

async function defaultsOf(
  db: CompanyDatabase,
  actor: Actor,
): Promise<Omit<NewContractForm['defaults'], 'template' | 'currency'>> {
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
  return onlyOneOf(await choicePage<Row>(db, locale, source, { q: '', $top: 1 }))
}

function onlyOneOf<Row>({ value, after }: ChoicePage<Row>): Row | null {
  return after === null ? (value[0] ?? null) : null
}
