import { taggedFieldId } from '@tacite/domain/filters/contract-filter-fields.ts'
import { missingNames, withoutMissing } from '@tacite/domain/filters/saved-view.ts'
import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useGo } from '../../../platform/go.ts'
import { useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { filterName } from '../filters/public.ts'
import { RestoreButton } from './restore-button.tsx'
import { addressOf, addressOfLook, viewsQuery, type Look } from './views-queries.ts'

/** Says what the open view filters by and its person does not find: nothing is left out in silence. */
export function ViewBand(look: Look) {
  const t = useTexts()
  const go = useGo()
  const { data } = useQuery(viewsQuery)
  const { view: viewId, ...query } = look.query
  if (!data || viewId === undefined) return null
  const view = data.value.find(({ _id }) => _id === viewId)
  if (!view)
    return (
      <Band said={t('views.band.gone')}>
        <RestoreButton viewId={viewId} onRestored={(restored) => go(addressOf(restored))} />
        <Button size="small" onClick={() => go(addressOfLook({ ...look, query }))}>
          {t('views.leave')}
        </Button>
      </Band>
    )
  const missing = missingNames(view.query, (id) => data.names.some(({ _id }) => _id === id)).filter(
    ({ field }) => query[field] === view.query[field],
  )
  if (missing.length === 0) return null
  const fieldName = (field: string) => {
    if (field === 'workflow') return t('board.workflow')
    return taggedFieldId(field) ? t('views.taggedField') : filterName(t, field)
  }
  return (
    <Band
      said={t('views.band.missing', {
        count: missing.length,
        filters: missing.map(({ field }) => fieldName(field)),
      })}
    >
      <Button
        size="small"
        onClick={() =>
          go(addressOfLook({ shows: look.shows, query: withoutMissing(query, missing) }, viewId))
        }
      >
        {t('views.band.without')}
      </Button>
    </Band>
  )
}

function Band({ said, children }: { said: string; children: ReactNode }) {
  return (
    <div
      role="status"
      className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-md bg-amber-soft px-4 py-2 text-sm text-amber-ink [&>svg]:size-4 [&>svg]:shrink-0"
    >
      <TriangleAlert aria-hidden />
      <p className="min-w-0 flex-[1_1_240px]">{said}</p>
      {children}
    </div>
  )
}
