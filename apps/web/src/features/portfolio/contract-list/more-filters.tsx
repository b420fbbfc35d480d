import { ListFilter } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { Popover } from '../../../ui/popover.tsx'
import type { ListSearch } from '../filters/public.ts'
import { MORE_FILTERS } from './more-filter-names.ts'

const MoreFilterFields = lazy(() => import('./more-filter-fields.tsx'))

interface MoreFiltersProps {
  search: ListSearch
  onShow: (changes: Record<string, string | undefined>) => void
}

/** Its button says how many of them are active. */
export function MoreFilters({ search, onShow }: MoreFiltersProps) {
  const t = useTexts()
  const active = [...MORE_FILTERS, 'archived'].filter((field) => search[field] !== undefined).length
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover
      title={t('contract-list.filter.moreTitle')}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button icon={<ListFilter aria-hidden />}>
          {active === 0
            ? t('contract-list.filter.more')
            : t('contract-list.filter.moreActive', { active })}
        </Button>
      }
    >
      <Suspense fallback={<div aria-busy className="h-120" />}>
        <MoreFilterFields search={search} onShow={onShow} />
      </Suspense>
    </Popover>
  )
}
