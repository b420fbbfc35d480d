import { useTexts } from '../../../platform/locale.ts'
import { Switch } from '../../../ui/choice.tsx'
import type { ListSearch } from '../filters/public.ts'

interface ArchivesSwitchProps {
  search: ListSearch
  onShow: (changes: Record<string, string | undefined>) => void
}

/** « Archives incluses »: kept in the address like every filter. */
export function ArchivesSwitch({ search, onShow }: ArchivesSwitchProps) {
  const t = useTexts()
  return (
    <span className="shrink-0 text-sm whitespace-nowrap">
      <Switch
        label={t('contract-list.keeping.archived')}
        checked={search['archived'] === 'true'}
        onChange={({ target }) => onShow({ archived: target.checked ? 'true' : undefined })}
      />
    </span>
  )
}
