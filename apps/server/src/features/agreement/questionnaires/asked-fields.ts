import type { AskedQuestion } from '@tacite/api/agreement/respondent-endpoints.ts'
import { whyNotAskedOutside } from '@tacite/document/template-questions.ts'
import type { TaggedField } from '../../writing/texts/public.ts'
import type { Questionnaire, StoredQuestion } from './questionnaire-repository.ts'

export interface AskedField {
  question: StoredQuestion
  field: TaggedField
}

/** The questions with their fields; one whose field was deleted, computed or kept inside since is asked no more. */
export function askedFieldsOf(
  { questions }: Pick<Questionnaire, 'questions'>,
  fields: readonly TaggedField[],
): AskedField[] {
  const byId = new Map(fields.map((field) => [field.id, field]))
  return questions.flatMap((question) => {
    const field = byId.get(question.fieldId)
    return field && whyNotAskedOutside(field) === null ? [{ question, field }] : []
  })
}

type ShownField = Pick<AskedQuestion, 'variable' | 'label' | 'type' | 'choices' | 'group' | 'help'>

export function presentAsked({ question, field }: AskedField): ShownField {
  const { variable, label, type, choices } = field
  return { variable, label, type, choices, group: question.group, help: question.help }
}
