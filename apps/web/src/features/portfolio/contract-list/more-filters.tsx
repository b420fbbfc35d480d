import { ListFilter } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { ChoiceFilter } from './choice-filter.tsx'
import type { ListSearch } from './list-queries.ts'

/** The filters that are asked for less often than those beside it. */
const FIELDS = ['typeRenewal', 'direction', 'scope', 'currency'] as const

interface MoreFiltersProps {
  search: ListSearch
  onShow: (changes: Record<string, string | undefined>) => void
}

export function MoreFilters({ search, onShow }: MoreFiltersProps) {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover
      title={t('contract-list.filter.moreTitle')}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={<Button icon={<ListFilter aria-hidden />}>{t('contract-list.filter.more')}</Button>}
    >
      <div className="flex flex-col gap-3">
        {FIELDS.map((field) => (
          <ChoiceFilter key={field} field={field} search={search} onShow={onShow} showsLabel />
        ))}
      </div>
    </Popover>
  )
}
