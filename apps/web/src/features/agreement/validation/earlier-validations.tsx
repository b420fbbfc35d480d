import { ChevronRight } from 'lucide-react'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { Badge } from '../../../ui/badge.tsx'
import type { Validation } from './validation-queries.ts'
import { stateTones, ValidationView } from './validation-view.tsx'

/** Past validations, collapsed, with all their decisions. */
export function EarlierValidations(props: {
  contractId: string
  validations: readonly Validation[]
}) {
  const { contractId, validations } = props
  const t = useTexts()
  const formats = useFormats()
  if (validations.length === 0) return null
  return (
    <section className="flex flex-col gap-2 border-t border-line pt-4">
      <h2 className="text-sm font-medium text-ink-soft">
        {t('validation.panel.earlier', { count: validations.length })}
      </h2>
      {validations.map((validation) => (
        <details key={validation._id} className="group rounded-lg border border-line">
          <summary className="flex min-h-9 list-none items-center gap-2 rounded-lg px-3 py-1.5 hover:bg-canvas">
            <ChevronRight
              aria-hidden
              className="size-4 shrink-0 text-ink-faint transition-transform group-open:rotate-90"
            />
            <span className="min-w-0 flex-1 text-sm tabular-nums">
              {formats.instant(validation.requestedAt)}
            </span>
            <Badge tone={stateTones[validation.state]}>
              {t(`validation.state.${validation.state}`)}
            </Badge>
          </summary>
          <div className="border-t border-line p-3">
            <ValidationView contractId={contractId} validation={validation} />
          </div>
        </details>
      ))}
    </section>
  )
}
