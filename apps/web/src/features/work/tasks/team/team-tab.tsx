import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useTexts } from '../../../../platform/locale.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Pagination } from '../../../../ui/pagination.tsx'
import { PersonTiles } from './person-tiles.tsx'
import { teamPeopleQuery } from './team-people-query.ts'
import { askedOfTeam, TEAM_PAGE_SIZE, teamTasksQuery, type TeamPerson } from './team-queries.ts'
import { TeamFilters } from './team-filters.tsx'
import { TeamTable } from './team-table.tsx'
import { useTeamSelection } from './use-team-selection.tsx'
import { useViewAddress } from './view-address.ts'

/** What the people below somebody have to do: by person, then task by task. */
export default function TeamTab() {
  const t = useTexts()
  const shown = useViewAddress('team')
  const { data: people } = useQuery(teamPeopleQuery)
  const { data: page, error, refetch } = useQuery(teamTasksQuery(askedOfTeam(shown)))
  const selection = useTeamSelection(page?.value ?? [])
  if (error && !page)
    return (
      <EmptyState
        title={t('team-tasks.failed')}
        action={<Button onClick={() => void refetch()}>{t('common.action.retry')}</Button>}
      >
        {messageOf(error)}
      </EmptyState>
    )
  return (
    <>
      <PersonTiles
        label={t('team-tasks.people.title')}
        tiles={(people?.value ?? []).map((person) => ({
          id: person._id,
          name: person.name,
          figures: <Figures person={person} />,
        }))}
        chosen={shown.person}
        onChoose={(person) => shown.show({ person })}
      />
      {people?.isCut && (
        <p className="mb-3 text-sm text-ink-soft">
          {t('team-tasks.people.cut', { count: people.value.length })}
        </p>
      )}
      <TeamFilters shown={shown} page={page?.value ?? []} people={people?.value ?? []}>
        {selection.action}
      </TeamFilters>
      <TeamTable tasks={page?.value} shown={shown} selection={selection} empty={<Nothing />} />
      {page && page.count > 0 && (
        <Pagination
          label={t('common.pagination.label')}
          skip={shown.first}
          pageSize={TEAM_PAGE_SIZE}
          total={page.count}
          onSkip={(next) => shown.show({ skip: next > 0 ? String(next) : undefined })}
        />
      )}
      {selection.dialog}
    </>
  )
}

function Figures({ person: { open, late, putOff } }: { person: TeamPerson }) {
  const t = useTexts()
  return (
    <>
      <span>{t('team-tasks.people.open', { count: open })}</span>
      {late > 0 && (
        <span className="font-medium text-red-ink">
          {t('team-tasks.people.late', { count: late })}
        </span>
      )}
      {putOff > 0 && <span>{t('team-tasks.people.putOff', { count: putOff })}</span>}
    </>
  )
}

function Nothing() {
  const t = useTexts()
  const shown = useViewAddress('team')
  const { title, person, contract, kind, standing } = shown
  if (title || person || contract || kind || standing)
    return (
      <EmptyState
        isSmall
        title={t('team-tasks.noMatch')}
        action={<Button onClick={shown.clear}>{t('tasks.screen.noMatchAction')}</Button>}
      />
    )
  return (
    <EmptyState isSmall icon={<Users aria-hidden />} title={t('team-tasks.empty')}>
      {t('team-tasks.emptyHint')}
    </EmptyState>
  )
}
