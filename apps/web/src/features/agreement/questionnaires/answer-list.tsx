import { isFilled, type FieldType, type FieldValue } from '@tacite/document/field-definition.ts'
import { formatFieldValue, type ValueNotation } from '@tacite/document/format-field-value.ts'
import { Check } from 'lucide-react'
import { useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import type { AnsweredField, Questionnaire } from './questionnaires-queries.ts'
import { isSameValue } from './same-value.ts'
import { useQuestionnaireAct } from './use-questionnaire-act.ts'

interface AnswerListProps {
  contractId: string
  questionnaire: Questionnaire
  /** Why nothing can be taken. */
  offReason: string | null
  notation: ValueNotation
}

/** Each answer beside what the contract says now, taken one by one or all; what it would replace is shown. */
export function AnswerList({ contractId, questionnaire, offReason, notation }: AnswerListProps) {
  const t = useTexts()
  const { _id, questions, name } = questionnaire
  const act = useQuestionnaireAct(contractId, _id)
  const left = questions.filter(({ answer, isTaken }) => isFilled(answer) && !isTaken)
  const replacing = left.filter(replaces).length
  const take = (taken: readonly AnsweredField[]) =>
    act.mutate({
      kind: 'take',
      answers: taken.map(({ variable, answer, present }) => ({
        variable,
        answer,
        replaces: present,
      })),
      done: t('sharing.questions.take.done', { count: taken.length, name }),
    })
  return (
    <div className="flex flex-col gap-2">
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {questions.map((question) => (
          <li key={question.variable} className="flex items-start gap-2 py-2">
            <Answer question={question} notation={notation} />
            {isFilled(question.answer) && !question.isTaken && (
              <Button
                size="small"
                disabledReason={offReason}
                isBusy={act.isPending}
                onClick={() => take([question])}
              >
                {t('sharing.questions.take.one')}
                <span className="sr-only"> {question.label}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {left.length > 1 && (
        <div className="flex flex-wrap items-center gap-2">
          <Button
            size="small"
            variant="primary"
            icon={<Check aria-hidden />}
            disabledReason={offReason}
            isBusy={act.isPending}
            onClick={() => take(left)}
          >
            {t('sharing.questions.take.all', { count: left.length })}
          </Button>
          {replacing > 0 && (
            <p className="text-sm text-amber-ink">
              {t('sharing.questions.take.replacing', { count: replacing })}
            </p>
          )}
        </div>
      )}
    </div>
  )
}

interface AnswerProps {
  question: AnsweredField
  notation: ValueNotation
}

function Answer({ question, notation }: AnswerProps) {
  const t = useTexts()
  const { label, type, answer, present, isTaken } = question
  const words = (value: AnsweredField['answer']) =>
    formatFieldValue(type as FieldType, value as FieldValue, notation)
  return (
    <div className="min-w-0 flex-1">
      <p className="text-sm break-words text-ink-faint">{label}</p>
      <p className="break-words whitespace-pre-line">
        {isFilled(answer) ? (
          words(answer)
        ) : (
          <span className="text-ink-faint">{t('sharing.questions.noAnswer')}</span>
        )}
      </p>
      {isTaken ? (
        <p className="text-sm text-green-ink">{t('sharing.questions.isTaken')}</p>
      ) : (
        isFilled(answer) &&
        isFilled(present) && (
          <p className="text-sm break-words text-amber-ink">
            {replaces(question)
              ? t('sharing.questions.replaces', { value: words(present) })
              : t('sharing.questions.same')}
          </p>
        )
      )}
    </div>
  )
}

/** Whether taking it changes a value that is there. */
function replaces({ answer, present }: AnsweredField): boolean {
  return isFilled(present) && !isSameValue(answer, present)
}
