import type { ValueNotation } from '@tacite/document/format-field-value.ts'
import { useState } from 'react'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { AnswerList } from './answer-list.tsx'
import { ReturnForm } from './return-form.tsx'
import type { Questionnaire } from './questionnaires-queries.ts'
import { useQuestionnaireAct } from './use-questionnaire-act.ts'

interface QuestionnaireCardProps {
  contractId: string
  questionnaire: Questionnaire
  /** Why this person cannot take answers, or ask. */
  taking: string | null
  asking: string | null
  notation: ValueNotation
}

/** What one person was asked: where it stands, their answers beside the present values, and what can be done. */
export function QuestionnaireCard(props: QuestionnaireCardProps) {
  const { contractId, questionnaire, taking, asking, notation } = props
  const t = useTexts()
  const [isReturning, setReturning] = useState(false)
  const { state, name, questions, sentAt } = questionnaire
  const isOpen = state !== 'taken' && state !== 'withdrawn'
  return (
    <article className="flex flex-col gap-2 rounded-lg border border-line p-3">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <h3 className="min-w-0 font-medium break-words">{name}</h3>
        <Badge tone={TONES[state]}>{t(`sharing.questions.state.${state}`)}</Badge>
      </div>
      <Facts questionnaire={questionnaire} />
      {sentAt ? (
        <AnswerList
          contractId={contractId}
          questionnaire={questionnaire}
          offReason={isOpen ? taking : t('sharing.questions.closed')}
          notation={notation}
        />
      ) : (
        <p className="text-sm break-words">{questions.map(({ label }) => label).join(' · ')}</p>
      )}
      {isOpen &&
        (isReturning ? (
          <ReturnForm
            contractId={contractId}
            questionnaireId={questionnaire._id}
            name={name}
            onClose={() => setReturning(false)}
          />
        ) : (
          <Acts
            contractId={contractId}
            questionnaire={questionnaire}
            asking={asking}
            onReturn={() => setReturning(true)}
          />
        ))}
    </article>
  )
}

const TONES: Record<Questionnaire['state'], Tone> = {
  asked: 'neutral',
  answered: 'accent',
  returned: 'amber',
  expired: 'red',
  taken: 'green',
  withdrawn: 'neutral',
}

function Facts({ questionnaire }: Pick<QuestionnaireCardProps, 'questionnaire'>) {
  const t = useTexts()
  const { instant, day } = useFormats()
  const { email, askedBy, askedAt, lastOpenedAt, sentAt, dueOn, linkEndsOn, state } = questionnaire
  return (
    <div className="text-sm text-ink-soft">
      {email !== questionnaire.name && <p className="wrap-anywhere">{email}</p>}
      <p>{t('sharing.questions.asked', { person: askedBy, moment: instant(askedAt) })}</p>
      {sentAt ? (
        <p>{t('sharing.questions.answered', { moment: instant(sentAt) })}</p>
      ) : (
        lastOpenedAt && <p>{t('sharing.questions.opened', { moment: instant(lastOpenedAt) })}</p>
      )}
      {dueOn && !sentAt && <p>{t('sharing.questions.due', { day: day(dueOn) })}</p>}
      {(state === 'asked' || state === 'returned' || state === 'expired') && (
        <p>
          {t(state === 'expired' ? 'sharing.questions.linkEnded' : 'sharing.questions.linkEnds', {
            day: day(linkEndsOn),
          })}
        </p>
      )}
      {questionnaire.returnedWord && (
        <p className="break-words">
          {t('sharing.questions.returnedWord', { word: questionnaire.returnedWord })}
        </p>
      )}
      {questionnaire.isUndelivered && (
        <p className="font-medium text-red-ink">{t('sharing.questions.undelivered')}</p>
      )}
    </div>
  )
}

interface ActsProps extends Pick<
  QuestionnaireCardProps,
  'contractId' | 'questionnaire' | 'asking'
> {
  onReturn: () => void
}

function Acts({ contractId, questionnaire, asking, onReturn }: ActsProps) {
  const t = useTexts()
  const [isWithdrawing, setWithdrawing] = useState(false)
  const { _id: questionnaireId, name, sentAt } = questionnaire
  const act = useQuestionnaireAct(contractId, questionnaireId)
  return (
    <div className="flex flex-wrap gap-2">
      {sentAt && (
        <Button size="small" disabledReason={asking} onClick={onReturn}>
          {t('sharing.questions.return.open')}
        </Button>
      )}
      <Button
        size="small"
        disabledReason={asking}
        isBusy={act.isPending && act.variables.kind === 'remind'}
        onClick={() =>
          act.mutate({ kind: 'remind', done: t('sharing.questions.reminded', { name }) })
        }
      >
        {t('sharing.questions.remind')}
      </Button>
      <Button size="small" variant="quiet" onClick={() => setWithdrawing(true)}>
        {t('sharing.questions.withdraw.open')}
      </Button>
      <ConfirmDialog
        isOpen={isWithdrawing}
        onClose={() => setWithdrawing(false)}
        title={t('sharing.questions.withdraw.title', { name })}
        consequence={t('sharing.questions.withdraw.consequence')}
        confirmLabel={t('sharing.questions.withdraw.open')}
        isBusy={act.isPending}
        onConfirm={() =>
          act.mutate({ kind: 'withdraw', done: t('sharing.questions.withdrawn', { name }) })
        }
      />
    </div>
  )
}
