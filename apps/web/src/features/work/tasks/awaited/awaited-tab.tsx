import { useQuery } from '@tanstack/react-query'
import { Hourglass } from 'lucide-react'
import { useTexts } from '../../../../platform/locale.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/choice.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { FilterBar } from '../../../../ui/filter-bar.tsx'
import { Pagination } from '../../../../ui/pagination.tsx'
import { SearchBox } from '../../../../ui/search-box.tsx'
import { useViewAddress, type ShownView } from '../team/view-address.ts'
import {
  askedOfAwaited,
  AWAITED_PAGE_SIZE,
  awaitedQuery,
  awaitedTotalsQuery,
} from './awaited-queries.ts'
import { AwaitedTable } from './awaited-table.tsx'
import { AwaitedTotals } from './awaited-totals.tsx'
import { useAwaitedWords } from './awaited-words.ts'

/** Where validations and signatures are stuck: by circuit, by person, then one by one. */
export default function AwaitedTab() {
  const t = useTexts()
  const shown = useViewAddress('awaited')
  const { data: page, error, refetch } = useQuery(awaitedQuery(askedOfAwaited(shown)))
  if (error && !page)
    return (
      <EmptyState
        title={t('awaited.failed')}
        action={<Button onClick={() => void refetch()}>{t('common.action.retry')}</Button>}
      >
        {messageOf(error)}
      </EmptyState>
    )
  return (
    <>
      <AwaitedTotals shown={shown} />
      <Filters shown={shown} />
      <AwaitedTable rows={page?.value} shown={shown} empty={<Nothing shown={shown} />} />
      {page && page.count > 0 && (
        <Pagination
          label={t('common.pagination.label')}
          skip={shown.first}
          pageSize={AWAITED_PAGE_SIZE}
          total={page.count}
          onSkip={(next) => shown.show({ skip: next > 0 ? String(next) : undefined })}
        />
      )}
    </>
  )
}

function Filters({ shown }: { shown: ShownView }) {
  const t = useTexts()
  const { person, circuit, standing } = shown
  const { circuitOf } = useAwaitedWords()
  const { data: totals } = useQuery(awaitedTotalsQuery)
  const nameOf = (list: 'people' | 'circuits', id: string) =>
    totals?.[list].find(({ _id }) => _id === id) ?? { _id: id, name: null }
  const active = [
    ...(circuit
      ? [
          {
            id: 'circuit',
            text: t('awaited.filter.circuit', { name: circuitOf(nameOf('circuits', circuit)) }),
            onRemove: () => shown.show({ circuit: undefined }),
          },
        ]
      : []),
    ...(person
      ? [
          {
            id: 'person',
            text: t('team-tasks.filter.person', {
              name: nameOf('people', person).name ?? t('team-tasks.filter.unknown'),
            }),
            onRemove: () => shown.show({ person: undefined }),
          },
        ]
      : []),
  ]
  return (
    <FilterBar active={active} onClear={shown.clear}>
      <SearchBox
        label={t('awaited.search')}
        placeholder={t('awaited.searchPlaceholder')}
        className="col-span-2 min-w-40 flex-1 tablet:max-w-72"
        value={shown.title ?? ''}
        onSearch={(title) => shown.show({ title: title || undefined })}
      />
      <Checkbox
        label={t('awaited.onlyLate')}
        checked={standing === 'late'}
        onChange={({ target }) => shown.show({ standing: target.checked ? 'late' : undefined })}
      />
    </FilterBar>
  )
}

function Nothing({ shown }: { shown: ShownView }) {
  const t = useTexts()
  const { title, person, circuit, standing } = shown
  if (title || person || circuit || standing)
    return (
      <EmptyState
        isSmall
        title={t('awaited.noMatch')}
        action={<Button onClick={shown.clear}>{t('tasks.screen.noMatchAction')}</Button>}
      />
    )
  return (
    <EmptyState isSmall icon={<Hourglass aria-hidden />} title={t('awaited.empty')}>
      {t('awaited.emptyHint')}
    </EmptyState>
  )
}
