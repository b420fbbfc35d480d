import { CalendarClock } from 'lucide-react'
import { useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import type { AsOfControlProps } from './as-of-control.tsx'

/** Says of which day the rows are, and what is still that of today. */
export function AsOfBand({ search, onShow }: AsOfControlProps) {
  const t = useTexts()
  const day = search['asOf']
  if (day === undefined || !/^\d{4}-\d\d-\d\d$/.test(day)) return null
  const isPast = day < new Date().toISOString()
  return (
    <div
      role="status"
      className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-md bg-violet-soft px-4 py-2 text-sm text-violet-ink [&>svg]:size-4 [&>svg]:shrink-0"
    >
      <CalendarClock aria-hidden />
      <p className="min-w-0 flex-[1_1_240px]">
        <span className="font-medium">
          {t(`contract-list.asOf.${isPast ? 'past' : 'future'}`, { day })}
        </span>{' '}
        {t('contract-list.asOf.leftOut')}
      </p>
      <Button size="small" onClick={() => onShow({ asOf: undefined })}>
        {t('contract-list.asOf.back')}
      </Button>
    </div>
  )
}
