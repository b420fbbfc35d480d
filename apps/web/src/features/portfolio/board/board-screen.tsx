import { useQuery } from '@tanstack/react-query'
import { List } from 'lucide-react'
import { AppLink } from '../../../platform/app-link.tsx'
import { ChoiceField } from '../../../platform/choices/choice-field.tsx'
import { useDocumentTitle } from '../../../platform/document-title.ts'
import { useGo } from '../../../platform/go.ts'
import { useTexts } from '../../../platform/locale.ts'
import { paths, patterns } from '../../../platform/paths.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { useScreenSearch } from '../../../platform/screen-address.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FilterBar } from '../../../ui/filter-bar.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { LoadingRegion, SkeletonText } from '../../../ui/skeleton.tsx'
import {
  ArchivesSwitch,
  ChoiceFilter,
  textFilter,
  useActiveFilters,
  useArchivesFilter,
} from '../contract-list/public.tsx'
import { OpenViewBand, ViewsButton } from '../views/public.tsx'
import type { ListSearch } from '../filters/public.ts'
import { boardOf, boardQuery } from './board-queries.ts'
import { BoardColumns } from './board-columns.tsx'

/** The contracts of a workflow, a column a step. Workflow and filters are in the address. */
export function BoardScreen() {
  const t = useTexts()
  const go = useGo()
  const search = useScreenSearch(patterns.board, (found) => found as ListSearch)
  const { workflow, column, view, filters } = boardOf(search)
  const { data: board, error, refetch } = useQuery(boardQuery(workflow))
  useDocumentTitle(t('board.title'))
  const show = (changes: Record<string, string | undefined>) =>
    go(paths.board({ ...search, ...changes }))
  return (
    <>
      <PageHeader
        title={t('board.title')}
        description={t('board.lead')}
        actions={
          <>
            <ViewsButton shows="board" query={search} />
            <Button
              variant="quiet"
              icon={<List aria-hidden />}
              render={<AppLink to={paths.contracts({ ...filters, view })} />}
            >
              {t('board.asList')}
            </Button>
          </>
        }
      />
      <OpenViewBand shows="board" query={search} />
      <BoardFilters search={search} workflow={board ?? null} onShow={show} />
      {error && !board ? (
        <EmptyState
          title={t('board.failed')}
          action={<Button onClick={() => void refetch()}>{t('common.action.retry')}</Button>}
        >
          {messageOf(error)}
        </EmptyState>
      ) : board ? (
        <BoardColumns
          // Another workflow is another board: nothing of the last one is said there.
          key={board._id}
          steps={board.steps}
          filters={filters}
          column={column}
          onColumn={(stepId) => show({ column: stepId })}
        />
      ) : (
        <LoadingRegion>
          <SkeletonText lines={8} />
        </LoadingRegion>
      )}
    </>
  )
}

interface BoardFiltersProps {
  search: ListSearch
  workflow: { _id: string; name: string } | null
  onShow: (changes: Record<string, string | undefined>) => void
}

/** The workflow, and filters of the list; those that were set there stay, and can be removed here. */
function BoardFilters({ search, workflow, onShow }: BoardFiltersProps) {
  const t = useTexts()
  const { filters } = boardOf(search)
  const { text: _, archived, stepOverdue, ...named } = filters
  const active = useActiveFilters(named, onShow)
  const archives = useArchivesFilter(onShow)
  return (
    <FilterBar
      active={archived === 'true' ? [...active, archives] : active}
      onClear={() =>
        onShow(Object.fromEntries(Object.keys(filters).map((field) => [field, undefined])))
      }
    >
      <ChoiceField
        noun="workflows"
        label={t('board.workflow')}
        hidesLabel
        className="col-span-2 min-w-40 tablet:w-60"
        known={workflow ? [workflow] : []}
        value={workflow?._id ?? null}
        onChange={(chosen) => onShow({ workflow: chosen ?? undefined, column: undefined })}
      />
      <SearchBox
        label={t('contract-list.filter.text')}
        placeholder={t('contract-list.filter.find')}
        className="col-span-2 min-w-40 flex-1 tablet:max-w-72"
        value={textFilter(search)}
        onSearch={(words) => onShow({ text: words === '' ? undefined : `eq:${words}` })}
      />
      {(['type', 'supplier'] as const).map((field) => (
        <ChoiceFilter
          key={field}
          field={field}
          search={search}
          onShow={onShow}
          className="tablet:w-36"
        />
      ))}
      <Button
        aria-pressed={stepOverdue === 'eq:true'}
        className="aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
        onClick={() => onShow({ stepOverdue: stepOverdue ? undefined : 'eq:true' })}
      >
        {t('board.onlyLate')}
      </Button>
      <ArchivesSwitch search={search} onShow={onShow} />
    </FilterBar>
  )
}
