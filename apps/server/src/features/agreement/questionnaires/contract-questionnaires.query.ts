import type {
  ContractQuestionnaires,
  Questionnaire as ShownQuestionnaire,
} from '@tacite/api/agreement/questionnaires-endpoints.ts'
import { dayEndedAt } from '@tacite/domain/access/share-rules.ts'
import type { ContractLevel } from '@tacite/domain/access/levels.ts'
import type { FieldValues } from '@tacite/document/field-definition.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'
import { lastUndelivered } from '../../../platform/mail/last-mail.ts'
import { whyNotEach } from '../../people/access/public.ts'
import { readFieldValues } from '../../writing/contracts/public.ts'
import { taggedFields, type TaggedField } from '../../writing/texts/public.ts'
import { shareMailContext } from '../sharing/public.ts'
import { askableFields } from './askable-fields.query.ts'
import { askedFieldsOf, presentAsked } from './asked-fields.ts'
import { contactsOf } from './contacts.query.ts'
import { questionnairesOf, type Questionnaire } from './questionnaire-repository.ts'

/** What the counterparty was asked and answered, beside what the contract says now, and what it can be asked. */
export async function contractQuestionnaires(
  db: CompanyDatabase,
  actor: Actor,
  { contractId, level }: { contractId: string; level: ContractLevel },
): Promise<ContractQuestionnaires> {
  const { values, currency } = await readFieldValues(db, contractId)
  const acts = ['askCounterparty', 'edit'] as const
  const reasons = await whyNotEach(db, actor, { contractId, level }, acts, {})
  const askable = await askableFields(db, contractId)
  const about = {
    fields: await taggedFields(db, contractId),
    values,
    at: actor.at,
    timeZone: actor.company.timeZone,
    facts: await factsOf(db, contractId),
  }
  const { locale } = await shareMailContext(db, contractId, actor.personId)
  return {
    askable: askable.map((each) => ({ ...presentAsked(each), isOfTemplate: each.isOfTemplate })),
    contacts: await contactsOf(db, contractId),
    questionnaires: (await questionnairesOf(db, contractId)).map((each) => present(each, about)),
    currency,
    locale,
    asking: reasons.askCounterparty,
    taking: reasons.edit,
  }
}

interface About {
  fields: readonly TaggedField[]
  values: FieldValues
  at: Date
  timeZone: string
  facts: ReadonlyMap<string, { askedBy: string; undeliveredAt: Date | null }>
}

function present(
  questionnaire: Questionnaire,
  { fields, values, at, timeZone, facts }: About,
): ShownQuestionnaire {
  const { id, answers, taken, sentAt, lastOpenedAt } = questionnaire
  const { askedBy, undeliveredAt } = facts.get(id)!
  return {
    _id: id,
    name: questionnaire.name,
    email: questionnaire.email,
    message: questionnaire.message,
    dueOn: questionnaire.dueOn,
    linkEndsOn: dayEndedAt(timeZone, questionnaire.expiresAt).toString(),
    i18n: questionnaire.locale,
    state: stateOf(questionnaire, at),
    askedBy,
    askedAt: questionnaire.askedAt.toISOString(),
    invitedAt: questionnaire.invitedAt.toISOString(),
    lastOpenedAt: lastOpenedAt?.toISOString() ?? null,
    sentAt: sentAt?.toISOString() ?? null,
    returnedWord: questionnaire.returnedWord,
    isUndelivered: undeliveredAt !== null && undeliveredAt >= questionnaire.invitedAt,
    questions: askedFieldsOf(questionnaire, fields).map((each) => ({
      ...presentAsked(each),
      answer: answers[each.field.id] ?? null,
      present: values[each.field.variable] ?? null,
      isTaken: taken.includes(each.field.id),
    })) as ShownQuestionnaire['questions'],
  }
}

/** Answers wait for us until they are taken, whatever became of the link. */
function stateOf(
  { ended, returnedWord, sentAt, expiresAt }: Questionnaire,
  at: Date,
): ShownQuestionnaire['state'] {
  if (ended) return ended
  if (returnedWord !== null) return expiresAt <= at ? 'expired' : 'returned'
  if (sentAt) return 'answered'
  return expiresAt <= at ? 'expired' : 'asked'
}

async function factsOf(db: CompanyDatabase, contractId: string): Promise<About['facts']> {
  const rows = await db
    .select('questionnaire')
    .innerJoin('person', (join) =>
      join
        .onRef('person.company_id', '=', 'questionnaire.company_id')
        .onRef('person.id', '=', 'questionnaire.asked_by'),
    )
    .where('questionnaire.contract_id', '=', contractId)
    .select(['questionnaire.id', personName('person').as('askedBy')])
    .select(
      lastUndelivered({
        companyId: sql`questionnaire.company_id`,
        contractId: sql`questionnaire.contract_id`,
        recipient: sql`questionnaire.email`,
      }).as('undeliveredAt'),
    )
    .execute()
  return new Map(rows.map(({ id, ...facts }) => [id, facts]))
}
