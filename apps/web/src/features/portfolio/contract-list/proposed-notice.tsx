import { useQuery } from '@tanstack/react-query'
import { Archive } from 'lucide-react'
import { AppLink } from '../../../platform/app-link.tsx'
import { useTexts } from '../../../platform/locale.ts'
import { holds, useMe } from '../../../platform/me.ts'
import { paths } from '../../../platform/paths.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import type { ListSearch } from '../filters/public.ts'
import { proposedQuery } from './list-queries.ts'

/** How many contracts wait to be archived, for those who may; nothing while the list shows them. */
export function ProposedNotice({ search }: { search: ListSearch }) {
  const t = useTexts()
  const mayArchive = holds(useMe(), 'contracts3:archive')
  const isShown = search['toArchive'] === 'eq:true'
  const { data } = useQuery({ ...proposedQuery, enabled: mayArchive && !isShown })
  if (!data || data.count === 0 || !mayArchive || isShown) return null
  return (
    <p className="mb-3 flex items-start gap-x-2 text-sm text-ink-soft">
      <Archive aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">
        {t('contract-list.keeping.proposed', { count: data.count })}{' '}
        <TextLink render={<AppLink to={paths.contracts({ toArchive: 'eq:true' })} />}>
          {t('contract-list.keeping.show')}
        </TextLink>
      </span>
    </p>
  )
}
