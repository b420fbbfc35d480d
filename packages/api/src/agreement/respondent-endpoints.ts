import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { replaces } from '../replaces.ts'
import { nameShapes } from '../shape-names.ts'
import { fieldValue, fieldValues } from '../writing/contract-form.ts'
import { reason } from '../writing/contracts-endpoints.ts'
import { locales } from '@tacite/domain/locale.ts'
import { askedField, questionnaireTerms } from './questionnaire-shapes.ts'

/** What a person outside is asked: of the contract, its title and nothing else. */
const askedQuestions = z.object({
  respondent: z.object({ name: z.string(), email: z.string() }),
  company: z.string(),
  askedBy: z.string(),
  title: z.string(),
  ...questionnaireTerms,
  /** Of the company. */
  timeZone: z.string(),
  /** When they last sent their answers; null: not yet. */
  sentAt: z.iso.datetime().nullable(),
  /** Why the answers came back to them; null: they did not. */
  returnedWord: z.string().nullable(),
  /** Why nothing can be written any more. */
  writing: reason,
  currency: z.string(),
  questions: z.array(
    askedField.extend({
      /** What they have written; null: nothing. */
      value: fieldValue,
      /** What they have sent. */
      sent: fieldValue,
      /** It became a value of the contract: it changes no more. */
      isTaken: z.boolean(),
    }),
  ),
})
export type AskedQuestions = z.infer<typeof askedQuestions>
export type AskedQuestion = AskedQuestions['questions'][number]

const params = z.strictObject({ invitationId: z.uuid() })
const writtenAnswers = z.strictObject({ values: fieldValues })
/** The values that the answers replace, as the page showed them; null: nothing. */
const keptAnswers = writtenAnswers.extend(replaces(fieldValues))
export type KeptAnswers = z.input<typeof keptAnswers>

nameShapes({
  AskedQuestions: askedQuestions,
  WrittenAnswers: writtenAnswers,
  KeptAnswers: keptAnswers,
})

/** What a person invited to answer can do: questions of one contract, and nothing else. */
export const respondentEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/invitations/:invitationId/questions',
    access: 'invitedToAnswer',
    transaction: 'write',
    summary: 'The questions with what was written so far.',
    params,
    response: askedQuestions,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/invitations/:invitationId/answers',
    access: 'invitedToAnswer',
    summary:
      'Keep answers without sending them; those left out stay, null empties one. One that another device changed meanwhile is refused.',
    params,
    body: keptAnswers,
    response: askedQuestions,
    perMinute: 120,
  }),
  send: endpoint({
    method: 'POST',
    path: '/invitations/:invitationId/answers',
    access: 'invitedToAnswer',
    summary: 'Send the answers to the company; they can be sent again until they are taken.',
    params,
    body: writtenAnswers,
    response: askedQuestions,
    perMinute: 60,
  }),
  setLanguage: endpoint({
    method: 'PUT',
    path: '/invitations/:invitationId/questions/language',
    access: 'invitedToAnswer',
    summary: 'Choose the language of the page and of mails.',
    params,
    body: z.strictObject({ i18n: z.enum(locales) }),
    response: askedQuestions,
  }),
}
