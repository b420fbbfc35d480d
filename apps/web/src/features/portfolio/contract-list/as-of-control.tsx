import { CalendarClock } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { Popover } from '../../../ui/popover.tsx'
import type { ListSearch } from '../filters/public.ts'

const AsOfForm = lazy(() => import('./as-of-form.tsx'))

export interface AsOfControlProps {
  search: ListSearch
  onShow: (changes: Record<string, string | undefined>) => void
}

/** « À une autre date »: the list as it was or will be. Kept in the address, and said by the band above the rows. */
export function AsOfControl({ search, onShow }: AsOfControlProps) {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  const [day, setDay] = useState<string | null>(null)
  return (
    <Popover
      title={t('contract-list.asOf.title')}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={<Button icon={<CalendarClock aria-hidden />}>{t('contract-list.asOf.open')}</Button>}
    >
      <Suspense fallback={<div aria-busy className="h-28" />}>
        <AsOfForm
          day={day ?? search['asOf'] ?? null}
          onChange={setDay}
          onChoose={(asOf) => {
            setDay(null)
            setOpen(false)
            onShow({ asOf })
          }}
        />
      </Suspense>
    </Popover>
  )
}
