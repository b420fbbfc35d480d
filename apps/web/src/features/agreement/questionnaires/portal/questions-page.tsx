import { useState } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { LoadingRegion, SkeletonText } from '../../../../ui/skeleton.tsx'
import { useIsAlive } from '../../../../ui/use-is-alive.ts'
import { AnswersForm } from './answers-form.tsx'
import type { AskedQuestions } from './questions-query.ts'
import { Receipt } from './receipt.tsx'

interface QuestionsPageProps {
  invitationId: string
  asked: AskedQuestions
}

/** Who asks, about what and why; the questions, or the receipt of the answers once they are sent. */
export function QuestionsPage({ invitationId, asked }: QuestionsPageProps) {
  // Controls that the server would draw show what scripts hide; and what is typed into them early would be lost.
  const isAlive = useIsAlive()
  const [isCorrecting, setCorrecting] = useState(false)
  const isSent = asked.sentAt !== null && asked.returnedWord === null
  const showsReceipt = asked.writing !== null || (isSent && !isCorrecting)
  return (
    <div className="mx-auto flex w-full max-w-160 flex-1 flex-col gap-5 tablet:px-4 tablet:py-6">
      <Head asked={asked} />
      {showsReceipt ? (
        <Receipt asked={asked} onCorrect={() => setCorrecting(true)} />
      ) : !isAlive ? (
        <LoadingRegion>
          <SkeletonText lines={asked.questions.length * 3} />
        </LoadingRegion>
      ) : (
        <AnswersForm
          invitationId={invitationId}
          asked={asked}
          onSent={() => setCorrecting(false)}
        />
      )}
    </div>
  )
}

function Head({ asked }: Pick<QuestionsPageProps, 'asked'>) {
  const t = useTexts()
  const { title, company, askedBy: person, message, dueOn, returnedWord, linkEndsOn } = asked
  return (
    <section className="flex flex-col gap-2 border-b border-line bg-paper px-4 py-5 tablet:rounded-lg tablet:border tablet:px-6">
      <h1 className="text-title font-semibold break-words">{title}</h1>
      <p className="text-ink-soft">{t('shared-contract.answers.lead', { person, company })}</p>
      {message && (
        <Quote label={t('shared-contract.answers.message', { person })} words={message} />
      )}
      {returnedWord && (
        <Quote
          label={t('shared-contract.answers.returned', { person })}
          words={returnedWord}
          isNew
        />
      )}
      <p className="text-sm text-ink-soft">
        {dueOn && `${t('shared-contract.answers.due', { day: dueOn })} `}
        {t('shared-contract.answers.linkEnds', { day: linkEndsOn })}
      </p>
    </section>
  )
}

function Quote({ label, words, isNew }: { label: string; words: string; isNew?: boolean }) {
  return (
    <figure
      className={
        isNew ? 'rounded-md bg-amber-soft px-3 py-2 text-amber-ink' : 'border-l-2 border-line pl-3'
      }
    >
      <figcaption className="text-sm">{label}</figcaption>
      <blockquote className="break-words whitespace-pre-line">{words}</blockquote>
    </figure>
  )
}
