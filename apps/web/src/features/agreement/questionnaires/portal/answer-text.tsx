import type { AskedQuestion } from '@tacite/api/agreement/respondent-endpoints.ts'
import { isFilled, type FieldType } from '@tacite/document/field-definition.ts'
import { formatFieldValue } from '@tacite/document/format-field-value.ts'
import { useLocale, useTexts } from '../../../../platform/locale.ts'

interface AnswerTextProps {
  question: Pick<AskedQuestion, 'type'>
  value: AskedQuestion['value']
  currency: string
}

/** A value as contracts print it, or that there is none. */
export function AnswerText({ question, value, currency }: AnswerTextProps) {
  const t = useTexts()
  const locale = useLocale()
  if (!isFilled(value))
    return <span className="text-ink-faint">{t('shared-contract.answers.noAnswer')}</span>
  return formatFieldValue(question.type as FieldType, value, { locale, currency })
}
