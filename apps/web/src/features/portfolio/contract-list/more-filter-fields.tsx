import type { ListSearch } from '../filters/public.ts'
import { ArchivesSwitch } from './archives-switch.tsx'
import { ChoiceFilter } from './choice-filter.tsx'
import { MORE_FILTERS } from './more-filter-names.ts'

interface MoreFilterFieldsProps {
  search: ListSearch
  onShow: (changes: Record<string, string | undefined>) => void
}

/** The controls of the filters that are asked for less often. */
export default function MoreFilterFields({ search, onShow }: MoreFilterFieldsProps) {
  return (
    <div className="flex flex-col gap-3">
      {MORE_FILTERS.map((field) => (
        <ChoiceFilter key={field} field={field} search={search} onShow={onShow} showsLabel />
      ))}
      <ArchivesSwitch search={search} onShow={onShow} />
    </div>
  )
}
