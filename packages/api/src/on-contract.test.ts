import { CONTRACT_ACT_OF_TEXT, type TextAct } from '@tacite/domain/acts/text-rights.ts'
import { CONTRACT_ACT_NAMES, type ContractAct } from '@tacite/domain/acts/contract-acts.ts'
import { expect, test } from 'vitest'
import { operations } from './operations.ts'

/** Extra permissions of a form, of one kind of attachment, or of an import: the endpoint declares another act, and the use case checks these. */
const ASKED_WITHIN: readonly ContractAct[] = [
  'handOver',
  'manage',
  'file',
  'retitle',
  'completeStep',
  'completeFollowUp',
  'setStepDueDate',
  'unlockOthers',
  'changeAnnexes',
  'deleteAnnexes',
  'attachToTranscript',
]

const isAct = (act: ContractAct | undefined) => act !== undefined
const textAct = (act: TextAct | undefined) => (act ? CONTRACT_ACT_OF_TEXT[act] : undefined)

test('every act on a contract belongs to an endpoint, or is checked within one', () => {
  const called = operations.flatMap(({ endpoint: { act, text } }) =>
    [act, textAct(text)].filter(isAct),
  )
  expect(new Set([...called, ...ASKED_WITHIN])).toEqual(new Set(CONTRACT_ACT_NAMES))
  expect(called.filter((act) => ASKED_WITHIN.includes(act))).toEqual([])
})
