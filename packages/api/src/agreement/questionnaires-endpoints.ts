import { locales } from '@tacite/domain/locale.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { onContract } from '../on-contract.ts'
import { nameShapes } from '../shape-names.ts'
import { fieldValue } from '../writing/contract-form.ts'
import { contractParams, reason } from '../writing/contracts-endpoints.ts'
import {
  askedField,
  QUESTIONNAIRE_MOST,
  QUESTIONNAIRE_STATES,
  questionnaireTerms,
} from './questionnaire-shapes.ts'

const answeredField = askedField.extend({
  /** What they sent; null: nothing. */
  answer: fieldValue,
  /** What the contract says now; null: nothing. */
  present: fieldValue,
  isTaken: z.boolean(),
})

const questionnaire = z.object({
  _id: z.uuid(),
  name: z.string(),
  email: z.string(),
  ...questionnaireTerms,
  state: z.enum(QUESTIONNAIRE_STATES),
  askedBy: z.string(),
  askedAt: z.iso.datetime(),
  invitedAt: z.iso.datetime(),
  lastOpenedAt: z.iso.datetime().nullable(),
  sentAt: z.iso.datetime().nullable(),
  returnedWord: z.string().nullable(),
  /** Their mail server did not take the last mail. */
  isUndelivered: z.boolean(),
  questions: z.array(answeredField),
})
export type Questionnaire = z.infer<typeof questionnaire>

const contractQuestionnaires = z.object({
  /** Empty fields that the counterparty can be asked for; those that the template asks of it first. */
  askable: z.array(askedField.extend({ isOfTemplate: z.boolean() })),
  /** People outside the company whom the contract knows. */
  contacts: z.array(z.object({ name: z.string(), email: z.string() })),
  questionnaires: z.array(questionnaire),
  /** Of the amounts among the answers. */
  currency: z.string(),
  /** The contract's: that of the mails and of the page by default. */
  locale: z.enum(locales),
  /** Why this person cannot ask. */
  asking: reason,
  /** Why this person cannot take answers. */
  taking: reason,
})
export type ContractQuestionnaires = z.infer<typeof contractQuestionnaires>

const questionnaireForm = z.strictObject({
  name: z.string().trim().max(120).default(''),
  email: z.string().trim().max(400),
  variables: z.array(z.string().max(63)).max(QUESTIONNAIRE_MOST),
  /** Plain text, quoted in their mail and on their page. */
  message: z.string().trim().max(2_000).default(''),
  dueOn: z.iso.date().nullable().default(null),
  /** The language of their mails and page; the contract's by default. */
  i18n: z.enum(locales).optional(),
})
export type QuestionnaireForm = z.infer<typeof questionnaireForm>

const takenAnswers = z.strictObject({
  /** As they were shown: a value or an answer that changed meanwhile is refused, and nothing is taken. */
  answers: z
    .array(
      z.strictObject({ variable: z.string().max(63), answer: fieldValue, replaces: fieldValue }),
    )
    .min(1)
    .max(QUESTIONNAIRE_MOST),
})
export type TakenAnswers = z.infer<typeof takenAnswers>

const params = z.strictObject({ contractId: z.uuid(), questionnaireId: z.uuid() })

nameShapes({
  Questionnaire: questionnaire,
  ContractQuestionnaires: contractQuestionnaires,
  QuestionnaireForm: questionnaireForm,
})

/** Questions of a contract that people outside the company are asked. */
export const questionnairesEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/contracts3/:contractId/questionnaires',
    ...onContract('readQuestionnaires'),
    summary: 'What the counterparty was asked and answered, beside the present values.',
    params: contractParams,
    response: contractQuestionnaires,
  }),
  ask: endpoint({
    method: 'POST',
    path: '/contracts3/:contractId/questionnaires',
    ...onContract('askCounterparty'),
    summary: 'Ask a person outside the company for values, by a link to a page of questions only.',
    params: contractParams,
    body: questionnaireForm,
    response: z.object({ _id: z.uuid() }),
    status: 201,
  }),
  take: endpoint({
    method: 'POST',
    path: '/contracts3/:contractId/questionnaires/:questionnaireId/taken',
    ...onContract('edit'),
    summary: 'Make answers values of the contract, in place of those named.',
    params,
    body: takenAnswers,
    response: null,
  }),
  giveBack: endpoint({
    method: 'POST',
    path: '/contracts3/:contractId/questionnaires/:questionnaireId/returned',
    ...onContract('askCounterparty'),
    summary: 'Send the answers back with a word and a new link.',
    params,
    body: z.strictObject({ word: z.string().trim().min(1).max(2_000) }),
    response: null,
  }),
  remind: endpoint({
    method: 'POST',
    path: '/contracts3/:contractId/questionnaires/:questionnaireId/invitation',
    ...onContract('askCounterparty'),
    summary: 'Send a new link; the earlier one stops working.',
    params,
    response: null,
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/contracts3/:contractId/questionnaires/:questionnaireId',
    ...onContract('readQuestionnaires'),
    summary: 'Withdraw the questions: their link closes, what was answered stays.',
    params,
    response: null,
  }),
}
