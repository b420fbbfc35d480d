import type { Descriptions, NoFacts } from './event-description.ts'

/** Questions that the counterparty is asked; their name and the words of people are recorded as personal data. */
export interface QuestionnairePayloads {
  'questionnaire.asked': { variables: readonly string[] }
  'questionnaire.reminded': NoFacts
  'questionnaire.opened': NoFacts
  'questionnaire.answered': { variables: readonly string[]; askedBy: string }
  /** Answers became values of the contract; `contract.fieldsChanged` says so too. */
  'questionnaire.taken': { variables: readonly string[] }
  'questionnaire.returned': NoFacts
  'questionnaire.withdrawn': NoFacts
  'questionnaire.wrongCode': { tries: number }
}

const ABOUT = {
  object: 'questionnaire',
  ofContract: true,
  live: 'contract',
  words: { respondent: 'personal' },
} as const

const OF_FIELDS = {
  ...ABOUT,
  words: { ...ABOUT.words, fields: ['fields', 'variables'] },
} as const

export const QUESTIONNAIRE_EVENTS = {
  'questionnaire.asked': OF_FIELDS,
  'questionnaire.reminded': ABOUT,
  'questionnaire.opened': ABOUT,
  'questionnaire.answered': { ...OF_FIELDS, notifies: ['answersReceived'] },
  'questionnaire.taken': OF_FIELDS,
  'questionnaire.returned': { ...ABOUT, saysWhy: true },
  'questionnaire.withdrawn': ABOUT,
  'questionnaire.wrongCode': { ...ABOUT, words: { ...ABOUT.words, count: ['count', 'tries'] } },
} satisfies Descriptions<QuestionnairePayloads>
