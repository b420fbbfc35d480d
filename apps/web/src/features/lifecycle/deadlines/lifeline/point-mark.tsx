import { classNames } from '../../../../ui/class-names.ts'
import type { PointTone } from './shown-points.ts'

/**
 * The mark of a point, filled when certain and hollow when not: its shape distinguishes today, a limit or an end
 * without colour.
 */
export function PointMark({ tone, isCertain }: { tone: PointTone; isCertain: boolean }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'block size-3 shrink-0 border-2',
        shapes[tone],
        isCertain ? filled[tone] : `bg-paper ${outlines[tone]}`,
      )}
    />
  )
}

const shapes: Record<PointTone, string> = {
  past: 'rounded-full',
  coming: 'rounded-full',
  today: 'rotate-45',
  preventRenewal: 'rounded-full ring-3 ring-amber-soft',
  obtainRenewal: 'rounded-full ring-3 ring-violet-soft',
  end: '',
}

const filled: Record<PointTone, string> = {
  past: 'border-accent bg-accent',
  coming: 'border-line-field bg-line-field',
  today: 'border-ink bg-ink',
  preventRenewal: 'border-amber bg-amber',
  obtainRenewal: 'border-violet bg-violet',
  end: 'border-ink bg-ink',
}

const outlines: Record<PointTone, string> = {
  past: 'border-accent',
  coming: 'border-line-field',
  today: 'border-ink',
  preventRenewal: 'border-amber',
  obtainRenewal: 'border-violet',
  end: 'border-ink',
}

export const nameColours: Record<PointTone, string> = {
  past: 'font-medium',
  coming: 'font-medium',
  today: 'font-semibold',
  preventRenewal: 'font-semibold text-amber-ink',
  obtainRenewal: 'font-semibold text-violet-ink',
  end: 'font-semibold',
}
