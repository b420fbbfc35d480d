import { TASK_KINDS, type TaskKind } from '@tacite/domain/tasks/task-kinds.ts'
import type { ReactNode } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { FilterBar } from '../../../../ui/filter-bar.tsx'
import { SearchBox } from '../../../../ui/search-box.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TEAM_STANDINGS, type TeamPerson, type TeamTask } from './team-queries.ts'
import type { ShownView } from './view-address.ts'

const ALL = 'all'

/** Words, what is asked, and by when; the person and the contract of the address as what can be removed. */
export function TeamFilters(props: {
  shown: ShownView
  page: readonly TeamTask[]
  people: readonly TeamPerson[]
  children: ReactNode
}) {
  const { shown, children } = props
  const t = useTexts()
  return (
    <FilterBar active={useActive(props)} onClear={shown.clear} aside={children}>
      <SearchBox
        label={t('team-tasks.search')}
        placeholder={t('team-tasks.searchPlaceholder')}
        className="col-span-2 min-w-40 flex-1 tablet:max-w-72"
        value={shown.title ?? ''}
        onSearch={(title) => shown.show({ title: title || undefined })}
      />
      <div className="min-w-0 tablet:w-56">
        <Select<TaskKind | typeof ALL>
          label={t('tasks.screen.kindLabel')}
          hidesLabel
          value={TASK_KINDS.find((kind) => kind === shown.kind) ?? ALL}
          onChange={(kind) => shown.show({ kind: kind === ALL ? undefined : kind })}
          options={[
            { value: ALL, label: t('tasks.screen.allKinds') },
            ...TASK_KINDS.map((kind) => ({ value: kind, label: t(`tasks.kind.${kind}`) })),
          ]}
        />
      </div>
      <div className="min-w-0 tablet:w-56">
        <Select
          label={t('team-tasks.standing.label')}
          hidesLabel
          value={TEAM_STANDINGS.find((standing) => standing === shown.standing) ?? ALL}
          onChange={(standing) => shown.show({ standing: standing === ALL ? undefined : standing })}
          options={[
            { value: ALL, label: t('team-tasks.standing.all') },
            ...TEAM_STANDINGS.map((standing) => ({
              value: standing,
              label: t(`team-tasks.standing.${standing}`),
            })),
          ]}
        />
      </div>
    </FilterBar>
  )
}

function useActive({ shown, page, people }: Parameters<typeof TeamFilters>[0]) {
  const t = useTexts()
  const { person: personId, contract: contractId } = shown
  const person =
    people.find(({ _id }) => _id === personId)?.name ??
    page.find((task) => task.person._id === personId)?.person.name ??
    t('team-tasks.filter.unknown')
  const contract =
    page.find((task) => task.contract._id === contractId)?.contract.name ??
    t('team-tasks.filter.unknown')
  return [
    ...(personId
      ? [
          {
            id: 'person',
            text: t('team-tasks.filter.person', { name: person }),
            onRemove: () => shown.show({ person: undefined }),
          },
        ]
      : []),
    ...(contractId
      ? [
          {
            id: 'contract',
            text: t('team-tasks.filter.contract', { title: contract }),
            onRemove: () => shown.show({ contract: undefined }),
          },
        ]
      : []),
  ]
}
