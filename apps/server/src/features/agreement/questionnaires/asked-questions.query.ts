import type { AskedQuestions } from '@tacite/api/agreement/respondent-endpoints.ts'
import { stateRefusal } from '@tacite/domain/acts/act-refusal.ts'
import { dayEndedAt } from '@tacite/domain/access/share-rules.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { AnsweringGuest } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { readAspects } from '../../people/access/public.ts'
import { taggedFields } from '../../writing/texts/public.ts'
import { shareMailContext } from '../sharing/public.ts'
import { askedFieldsOf, presentAsked } from './asked-fields.ts'
import { readQuestionnaire } from './questionnaire-repository.ts'

/** What a person outside is asked, with what they wrote: of the contract they learn its title, and nothing else. */
export async function askedQuestions(
  db: CompanyDatabase,
  { questionnaireId, contractId }: Pick<AnsweringGuest, 'questionnaireId' | 'contractId'>,
): Promise<AskedQuestions> {
  const questionnaire = await readQuestionnaire(db, questionnaireId)
  const { name, email, locale, draft, answers, taken } = questionnaire
  const context = await shareMailContext(db, contractId, questionnaire.askedBy)
  const asked = askedFieldsOf(questionnaire, await taggedFields(db, contractId))
  const code = 'QUESTIONNAIRE_CLOSED_FOR_NOW'
  return {
    respondent: { name, email },
    company: context.company,
    askedBy: context.sender,
    title: context.title,
    timeZone: context.timeZone,
    message: questionnaire.message,
    dueOn: questionnaire.dueOn,
    linkEndsOn: dayEndedAt(context.timeZone, questionnaire.expiresAt).toString(),
    i18n: locale,
    sentAt: questionnaire.sentAt?.toISOString() ?? null,
    returnedWord: questionnaire.returnedWord,
    writing: (await mayChange(db, contractId))
      ? null
      : { code, message: createTranslator(locale).refusal({ code }) },
    currency: await contractCurrency(db, contractId),
    questions: asked.map((each) => ({
      ...presentAsked(each),
      value: draft[each.field.id] ?? null,
      sent: answers[each.field.id] ?? null,
      isTaken: taken.includes(each.field.id),
    })) as AskedQuestions['questions'],
  }
}

/** Whether values of the contract may still change: answers are for that. */
export async function mayChange(db: CompanyDatabase, contractId: string): Promise<boolean> {
  return stateRefusal('edit', await readAspects(db, contractId, ['edit'])) === null
}

async function contractCurrency(db: CompanyDatabase, contractId: string): Promise<string> {
  const { currency } = await db
    .select('contract')
    .where('contract.id', '=', contractId)
    .select('contract.currency')
    .executeTakeFirstOrThrow()
  return currency
}
