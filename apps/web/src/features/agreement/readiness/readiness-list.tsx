import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useGoToPlace } from '../../../platform/contract-place.ts'
import { useTexts } from '../../../platform/locale.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { classNames } from '../../../ui/class-names.ts'
import { LoadingRegion, SkeletonText } from '../../../ui/skeleton.tsx'
import type { Finding, ReadinessCheck } from './use-readiness.ts'

interface ReadinessListProps {
  check: ReadinessCheck
  /** What the next step is: it words what going past a warning means. */
  moment: 'validation' | 'signature'
  /** Closes the window before a line shows its place. */
  onLeave: () => void
}

/** The checklist before a validation and before a signature: every line goes to its place. */
export function ReadinessList({ check, moment, onLeave }: ReadinessListProps) {
  const t = useTexts()
  const { readiness, error } = check
  if (error) return <p className="text-sm text-red-ink">{messageOf(error)}</p>
  if (!readiness) {
    return (
      <LoadingRegion>
        <SkeletonText lines={2} />
      </LoadingRegion>
    )
  }
  const { findings, blocking, warning } = readiness
  const of = (severity: Finding['severity']) =>
    findings.filter((finding) => finding.severity === severity)
  return (
    <section aria-label={t('readiness.title')} className="flex flex-col gap-3">
      {blocking + warning === 0 && (
        <p className="flex items-start gap-2.5 rounded-md bg-green-soft px-3 py-2 text-sm text-green-ink">
          <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
          {t('readiness.nothing')}
        </p>
      )}
      <Lines
        findings={of('blocks')}
        count={blocking}
        title={t('readiness.blocking', { count: blocking })}
        icon={<CircleAlert aria-hidden />}
        className="bg-red-soft text-red-ink"
        onLeave={onLeave}
      />
      <Lines
        findings={of('warns')}
        count={warning}
        title={t(`readiness.warning.${moment}`, { count: warning })}
        icon={<TriangleAlert aria-hidden />}
        className="bg-amber-soft text-amber-ink"
        onLeave={onLeave}
      />
    </section>
  )
}

interface LinesProps {
  findings: readonly Finding[]
  /** How many there are, of which these are the first. */
  count: number
  title: string
  icon: ReactNode
  className: string
  onLeave: () => void
}

function Lines({ findings, count, title, icon, className, onLeave }: LinesProps) {
  const t = useTexts()
  const goTo = useGoToPlace()
  if (count === 0) return null
  return (
    <div className={classNames('flex items-start gap-2.5 rounded-md px-3 py-2 text-sm', className)}>
      <span className="mt-0.5 shrink-0 [&>svg]:size-4">{icon}</span>
      <div className="min-w-0">
        <h3 className="font-medium">{title}</h3>
        <ul className="mt-0.5 flex flex-col">
          {findings.map(({ message, place }, at) => (
            // The same sentence may stand twice; the list is drawn anew when it changes.
            <li key={at} className="break-words">
              {goTo ? (
                <button
                  type="button"
                  onClick={() => {
                    onLeave()
                    goTo(place)
                  }}
                  className="inline-block rounded-sm py-0.5 text-left underline underline-offset-3"
                >
                  {message}
                </button>
              ) : (
                message
              )}
            </li>
          ))}
          {count > findings.length && (
            <li>{t('readiness.more', { count: count - findings.length })}</li>
          )}
        </ul>
      </div>
    </div>
  )
}
