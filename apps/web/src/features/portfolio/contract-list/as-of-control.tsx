import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { Popover } from '../../../ui/popover.tsx'
import type { ListSearch } from './list-queries.ts'
import { dayOf } from './range-filter.ts'

interface AsOfControlProps {
  search: ListSearch
  onShow: (changes: Record<string, string | undefined>) => void
}

/** « À une autre date »: the list as it was or will be. Kept in the address, and said by the band above the rows. */
export function AsOfControl({ search, onShow }: AsOfControlProps) {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  const [day, setDay] = useState<string | null>(null)
  const chosen = day ?? search['asOf'] ?? null
  return (
    <Popover
      title={t('contract-list.asOf.title')}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={<Button icon={<CalendarClock aria-hidden />}>{t('contract-list.asOf.open')}</Button>}
    >
      <form
        className="flex w-64 flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          const asOf = dayOf(chosen)
          if (asOf === null) return
          setDay(null)
          setOpen(false)
          onShow({ asOf })
        }}
      >
        <DateField label={t('contract-list.asOf.label')} value={chosen} onChange={setDay} />
        <Button type="submit" variant="primary">
          {t('contract-list.asOf.show')}
        </Button>
      </form>
    </Popover>
  )
}

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
