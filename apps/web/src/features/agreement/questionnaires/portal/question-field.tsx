import type { AskedQuestion } from '@tacite/api/agreement/respondent-endpoints.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { TypedControl } from '../../../writing/new-contract/outside.tsx'
import { AnswerText } from './answer-text.tsx'

interface QuestionFieldProps {
  id: string
  question: AskedQuestion
  value: AskedQuestion['value']
  currency: string
  error: string | undefined
  onChange: (value: AskedQuestion['value']) => void
}

/** One question with its help. Once its answer is in the contract, it is only read. */
export function QuestionField(props: QuestionFieldProps) {
  const { id, question, value, currency, error, onChange } = props
  const t = useTexts()
  const { label, help, isTaken } = question
  if (isTaken)
    return (
      <div>
        <p className="text-sm font-medium break-words">{label}</p>
        <p className="break-words">
          <AnswerText question={question} value={question.sent} currency={currency} />
        </p>
        <p className="text-sm text-ink-faint">{t('shared-contract.answers.taken')}</p>
      </div>
    )
  return (
    <TypedControl
      field={question}
      shared={{ id, label, hint: help || undefined, error }}
      value={value}
      currency={currency}
      onChange={onChange}
    />
  )
}
