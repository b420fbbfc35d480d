import type { SimulatedStep, SkippedStep } from '@tacite/api/settings/circuit-conditions.ts'
import { CircleCheck, CircleMinus, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../../platform/locale.ts'

interface SimulatedStepsProps {
  steps: readonly SimulatedStep[]
  skipped: readonly SkippedStep[]
}

/** Who would have to validate, and why: the steps that are asked, then those that are not. */
export function SimulatedSteps({ steps, skipped }: SimulatedStepsProps) {
  const t = useTexts()
  return (
    <>
      {steps.length === 0 ? (
        <Warning>{t('circuit-rules.simulation.none')}</Warning>
      ) : (
        <ol aria-label={t('circuit-rules.simulation.steps')} className="flex flex-col gap-2">
          {steps.map((step, place) => (
            <AskedStep key={place} step={step} position={place + 1} />
          ))}
        </ol>
      )}
      {skipped.length > 0 && (
        <ul aria-label={t('circuit-rules.simulation.skippedSteps')} className="flex flex-col gap-2">
          {skipped.map(({ name, reasons }, place) => (
            <li key={place} className="flex gap-2">
              <CircleMinus aria-hidden className="mt-0.75 size-4 shrink-0 text-ink-faint" />
              <div className="min-w-0">
                <p className="break-words">{name}</p>
                <p className="text-sm text-ink-soft">
                  {t('circuit-rules.simulation.skipped', { reasons })}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function AskedStep({ step, position }: { step: SimulatedStep; position: number }) {
  const t = useTexts()
  const { name, isBesidePrevious, reasons, validators, unavailable } = step
  return (
    <li className="flex gap-2">
      <CircleCheck aria-hidden className="mt-0.75 size-4 shrink-0 text-green-ink" />
      <div className="min-w-0">
        <p className="font-medium break-words">
          {position}. {name}
        </p>
        <p className="text-sm text-ink-soft">
          {reasons.length > 0
            ? t('circuit-rules.simulation.because', { reasons })
            : t('circuit-rules.simulation.always')}
          {isBesidePrevious && <> · {t('circuit-rules.simulation.beside')}</>}
        </p>
        <ul className="text-sm">
          {validators.map((validator) => (
            <li key={validator._id} className="break-words">
              <Validator {...validator} />
            </li>
          ))}
        </ul>
        {validators.length === 0 && <Warning>{t('circuit-rules.simulation.nobody')}</Warning>}
        {unavailable.length > 0 && (
          <Warning>{t('circuit-rules.simulation.unavailable', { names: unavailable })}</Warning>
        )}
      </div>
    </li>
  )
}

function Validator({ name, groups, delegates }: SimulatedStep['validators'][number]) {
  const t = useTexts()
  const who = groups.length > 0 ? t('circuit-rules.simulation.member', { name, groups }) : name
  return delegates.length > 0
    ? t('circuit-rules.simulation.standIn', { name: who, delegates })
    : who
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-1.5 text-sm text-amber-ink">
      <TriangleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
      <span>{children}</span>
    </p>
  )
}
