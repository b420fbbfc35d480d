import { Archive, Lock } from 'lucide-react'
import { useTexts } from '../../../platform/locale.ts'
import type { ContractRow } from './list-queries.ts'

/** Under the title of a contract: that it is archived, or who locked it. */
export function RowMarks({ row }: { row: Pick<ContractRow, 'isArchived' | 'personLock'> }) {
  const t = useTexts()
  const { isArchived, personLock } = row
  if (!isArchived && !personLock) return null
  return (
    <span className="flex flex-wrap gap-x-3 pt-0.5 text-xs font-normal text-ink-soft [&_svg]:mt-0.5 [&_svg]:size-3 [&_svg]:shrink-0">
      {isArchived && (
        <span className="flex items-start gap-1">
          <Archive aria-hidden />
          {t('contract-list.keeping.isArchived')}
        </span>
      )}
      {personLock && (
        <span className="flex items-start gap-1" title={personLock.reason}>
          <Lock aria-hidden />
          {t('contract-list.keeping.lockedBy', { name: personLock.name })}
        </span>
      )}
    </span>
  )
}
