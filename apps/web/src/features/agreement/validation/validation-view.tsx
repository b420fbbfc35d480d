import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { Badge } from '../../../ui/badge.tsx'
import type { Tone } from '../../../ui/badge.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'
import { CircuitRecord } from './circuit-record.tsx'
import { StepCard } from './step-card.tsx'
import type { Validation } from './validation-queries.ts'

/** One validation: its requester, and its steps in order. */
export function ValidationView(props: { contractId: string; validation: Validation }) {
  const { contractId, validation } = props
  const t = useTexts()
  const formats = useFormats()
  const { state, requestedBy, requestedAt, endedAt, steps, contentHash, isRequestedAgain } =
    validation
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-col gap-1">
        <p>
          <Badge tone={stateTones[state]}>{t(`validation.state.${state}`)}</Badge>
        </p>
        <StateHint validation={validation} />
        <p className="text-sm text-ink-soft">
          {t('validation.panel.requestedBy', {
            name: requestedBy.name,
            moment: formats.instant(requestedAt),
          })}
          {endedAt && state !== 'suspended' && (
            <>
              <br />
              {t('validation.panel.endedOn', { moment: formats.instant(endedAt) })}
            </>
          )}
        </p>
        {isRequestedAgain && <p className="text-sm">{t('validation.panel.requestedAgain')}</p>}
      </div>
      <ol aria-label={t('validation.step.list')} className="flex flex-col gap-2">
        {steps.map((step, index) => (
          <li key={step._id}>
            <StepCard contractId={contractId} step={step} position={index + 1} state={state} />
          </li>
        ))}
      </ol>
      <CircuitRecord validation={validation} />
      <Tooltip text={contentHash} isLabel>
        <p className="w-fit text-xs text-ink-faint tabular-nums">
          {t('validation.panel.fingerprint', { hash: contentHash.slice(0, 12) })}
        </p>
      </Tooltip>
    </div>
  )
}

function StateHint({ validation: { state, suspension } }: { validation: Validation }) {
  const t = useTexts()
  const formats = useFormats()
  if (state === 'running') return null
  if (state !== 'suspended') return <p>{t(`validation.stateHint.${state}`)}</p>
  return suspension ? (
    <p>{t('validation.stateHint.suspended', { moment: formats.instant(suspension.until) })}</p>
  ) : null
}

/** The same colour for the same state, next to its name. */
export const stateTones: Record<Validation['state'], Tone> = {
  running: 'amber',
  accepted: 'green',
  refused: 'red',
  suspended: 'amber',
  fallen: 'neutral',
  cancelled: 'neutral',
}
