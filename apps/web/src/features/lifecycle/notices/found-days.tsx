import { messageOf } from '../../../platform/query-client.ts'
import { useTexts } from '../../../platform/locale.ts'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import type { FoundDay, ProofReading } from './use-proof-reading.ts'

interface FoundDaysProps {
  reading: ProofReading | null
  isSending: boolean
  error: Error | null
  /** Whether the form says this day now. */
  isChosen: (found: FoundDay) => boolean
  onChoose: (found: FoundDay) => void
}

/** The days that were read in the file of a proof, each with its sentence; or why there are none. */
export function FoundDays({ reading, isSending, error, isChosen, onChoose }: FoundDaysProps) {
  const t = useTexts()
  const days = reading?.days ?? []
  const chosen = days.findIndex(isChosen)
  return (
    <div className="flex flex-col gap-2">
      {error && (
        <p role="alert" className="text-red-ink">
          {messageOf(error)}
        </p>
      )}
      <Progress reading={reading} isSending={isSending} />
      {days.length > 0 && (
        <RadioGroup
          label={t('notices.proof.found.title')}
          hint={t('notices.proof.found.hint')}
          options={days.map((found, index) => ({
            value: String(index),
            label: labelOf(t, found),
            hint: t(`notices.proof.found.${found.isAmbiguous ? 'ambiguous' : 'sentence'}`, {
              sentence: found.sentence,
            }),
          }))}
          value={chosen < 0 ? null : String(chosen)}
          onChange={(index) => onChoose(days[Number(index)]!)}
        />
      )}
      {reading && reading.leftOut > 0 && reading.state !== 'notRead' && (
        <p className="text-sm text-ink-faint">
          {t('notices.proof.found.leftOut', { count: reading.leftOut })}
        </p>
      )}
    </div>
  )
}

function Progress({ reading, isSending }: Pick<FoundDaysProps, 'reading' | 'isSending'>) {
  const t = useTexts()
  const state = isSending ? 'sending' : reading && stateOf(reading)
  return (
    <p role="status" className={state ? 'rounded-md bg-sunken px-3 py-2 text-ink-soft' : 'sr-only'}>
      {state && t(`notices.proof.found.${state}`)}
    </p>
  )
}

/** What is to be said beside the days; null: they speak for themselves. */
function stateOf({ state, days }: ProofReading) {
  if (state === 'read') return days.length === 0 ? 'none' : null
  return state
}

function labelOf(t: ReturnType<typeof useTexts>, { kind, day, time }: FoundDay): string {
  const named = kind ? t(`notices.proof.${kind}`) : t('notices.proof.found.unnamed')
  return time
    ? t('notices.proof.found.dayAt', { kind: named, day, time })
    : t('notices.proof.found.day', { kind: named, day })
}
