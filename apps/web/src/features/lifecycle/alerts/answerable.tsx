import type { AnswerKind } from '@tacite/domain/deadlines/alert-answers.ts'
import { lazy, Suspense, useState } from 'react'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { AlertActs } from './alert-acts.tsx'
import type { AnswerableAlert } from './answer-queries.ts'

const AnswerDialog = lazy(() => import('./answer-dialog.tsx'))

/** An alert that stands: who takes it on, and the reader's own answer, or the ways to give it. */
export function Answerable({ alert }: { alert: AnswerableAlert }) {
  const t = useTexts()
  const formats = useFormats()
  const [asked, setAsked] = useState<AnswerKind | null>(null)
  const { _id: alertId, contractId, text, target, own, others, isToDecide, answering } = alert
  const about = t('alert-answers.about', { text, target })
  const given = [...(own ? [own] : []), ...others].filter(({ note }) => note !== '')
  return (
    <div className="flex flex-col gap-2">
      <p className="font-medium">{about}</p>
      {others.length > 0 && (
        <p className="text-sm">
          {t('alert-answers.takenBy', { people: others.map(({ by }) => by) })}
        </p>
      )}
      {given.map(({ by, at, note }) => (
        <p key={`${by} ${at}`} className="break-words text-sm text-ink-soft">
          {t('alert-answers.standing.note', { note })}{' '}
          <span className="text-ink-faint tabular-nums">
            {t('alert-answers.standing.byOn', { name: by, moment: formats.instant(at) })}
          </span>
        </p>
      ))}
      <AlertActs
        alert={{ contractId, alertId }}
        text={about}
        own={own}
        disabledReason={answering?.message}
        onAnswer={setAsked}
      />
      {isToDecide && <p className="text-sm text-ink-faint">{t('alert-answers.toDecide')}</p>}
      <Suspense>
        {asked && (
          <AnswerDialog
            alert={{ contractId, alertId }}
            kind={asked}
            onClose={() => setAsked(null)}
          />
        )}
      </Suspense>
    </div>
  )
}
