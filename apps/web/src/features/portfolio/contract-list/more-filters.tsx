import { ListFilter } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { ArchivesSwitch } from './archives-switch.tsx'
import { ChoiceFilter } from './choice-filter.tsx'
import type { ListSearch } from './list-queries.ts'

/** The filters that are asked for less often than those beside it. */
const FIELDS = [
  'statusDetail',
  'decision',
  'tags',
  'typeRenewal',
  'direction',
  'scope',
  'currency',
] as const

interface MoreFiltersProps {
  search: ListSearch
  onShow: (changes: Record<string, string | undefined>) => void
}

/** Its button says how many of them are active. */
export function MoreFilters({ search, onShow }: MoreFiltersProps) {
  const t = useTexts()
  const active = [...FIELDS, 'archived'].filter((field) => search[field] !== undefined).length
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
      <div className="flex flex-col gap-3">
        {FIELDS.map((field) => (
          <ChoiceFilter key={field} field={field} search={search} onShow={onShow} showsLabel />
        ))}
        <ArchivesSwitch search={search} onShow={onShow} />
      </div>
    </Popover>
  )
}
