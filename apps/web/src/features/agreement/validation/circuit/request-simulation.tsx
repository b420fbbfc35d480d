import { TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import { LoadingRegion, SkeletonText } from '../../../../ui/skeleton.tsx'
import { DepartureLines } from '../departure-lines.tsx'
import { SimulatedSteps } from './simulated-steps.tsx'
import type { Simulation } from './use-simulation.ts'

/** Who will have to validate, and why, before the request is sent; and how it departs from its circuit. */
export function RequestSimulation({ simulation }: { simulation: Simulation }) {
  const { answer, error, isBehind } = simulation
  const t = useTexts()
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      aria-busy={isBehind}
      className="flex flex-col gap-3 rounded-lg bg-canvas p-3"
    >
      <h3 id={id} className="font-semibold">
        {t('circuit-rules.simulation.title')}
      </h3>
      {error && !answer && (
        <p className="text-sm text-red-ink">
          {t('circuit-rules.simulation.failed')} {messageOf(error)}
        </p>
      )}
      {!answer && !error && (
        <LoadingRegion>
          <SkeletonText lines={3} />
        </LoadingRegion>
      )}
      {answer && <SimulatedSteps {...answer} />}
      {answer && answer.departures.length > 0 && (
        <div role="status" className="flex gap-2 rounded-md bg-amber-soft p-3 text-amber-ink">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <div className="min-w-0">
            <p className="font-medium">{t('circuit-rules.simulation.departing')}</p>
            <DepartureLines departures={answer.departures} />
            <p className="mt-1 text-sm">
              {answer.imposed?.message ?? t('circuit-rules.simulation.recorded')}
            </p>
          </div>
        </div>
      )}
    </section>
  )
}
