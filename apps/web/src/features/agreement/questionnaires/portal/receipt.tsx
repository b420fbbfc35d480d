import { formatInstant } from '@tacite/i18n/format.ts'
import { CircleCheck, Pencil } from 'lucide-react'
import { useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { isSameValue } from '../same-value.ts'
import { AnswerText } from './answer-text.tsx'
import type { AskedQuestions } from './questions-query.ts'

interface ReceiptProps {
  asked: AskedQuestions
  onCorrect: () => void
}

/** What was sent and when; it can be corrected until one of those who asked has taken it. */
export function Receipt({ asked, onCorrect }: ReceiptProps) {
  const t = useTexts()
  const { sentAt, timeZone, company, writing, questions, currency } = asked
  const mayCorrect = writing === null && questions.some(({ isTaken }) => !isTaken)
  const hasUnsent =
    sentAt !== null &&
    questions.some(({ isTaken, value, sent }) => !isTaken && !isSameValue(value, sent))
  return (
    <section className="flex flex-col gap-4 border-b border-line bg-paper px-4 py-5 tablet:rounded-lg tablet:border tablet:p-6">
      {sentAt && (
        <div className="flex items-start gap-2.5" role="status">
          <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-green-ink" />
          <div>
            <h2 className="font-semibold">{t('shared-contract.answers.received.title')}</h2>
            <p className="text-ink-soft">
              {t('shared-contract.answers.received.lead', {
                company,
                moment: formatInstant(sentAt, t.locale, timeZone),
              })}
            </p>
          </div>
        </div>
      )}
      {writing && (
        <p className="rounded-md bg-amber-soft px-3 py-2 text-amber-ink">{writing.message}</p>
      )}
      {hasUnsent && writing === null && (
        <p className="rounded-md bg-amber-soft px-3 py-2 text-amber-ink">
          {t('shared-contract.answers.unsent')}
        </p>
      )}
      <dl className="flex flex-col divide-y divide-line">
        {questions.map((question) => (
          <div key={question.variable} className="py-2">
            <dt className="text-sm break-words text-ink-soft">{question.label}</dt>
            <dd className="break-words">
              <AnswerText
                question={question}
                value={sentAt ? question.sent : question.value}
                currency={currency}
              />
            </dd>
          </div>
        ))}
      </dl>
      {mayCorrect && (
        <div>
          <Button icon={<Pencil aria-hidden />} onClick={onCorrect}>
            {t('shared-contract.answers.correct')}
          </Button>
        </div>
      )}
    </section>
  )
}
