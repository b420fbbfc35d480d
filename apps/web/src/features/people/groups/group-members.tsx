import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { ChoicesField } from '../../../platform/choices/choice-field.tsx'
import { useTexts } from '../../../platform/locale.ts'
import { useForm } from '../../../platform/use-form.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { MemberChangeWindow, useMemberChange } from './member-change.tsx'
import { PendingMembers } from './pending-members.tsx'
import { membersQuery, previewMembers, type Group, type Member } from './groups-queries.ts'

/** The members of a group: searched, added in bulk, removed. */
export function GroupMembers({ group }: { group: Group }) {
  const t = useTexts()
  const id = useId()
  const [search, setSearch] = useState('')
  const [skip, setSkip] = useState(0)
  const { data } = useQuery(membersQuery(group._id, { search, $skip: skip }))
  const change = useMemberChange(group)
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="text-lg font-semibold">
        {t('groups.members')}
      </h2>
      <AddMembers group={group} />
      <PendingMembers group={group} />
      <MemberChangeWindow change={change} />
      {group.users > 0 && (
        <SearchBox
          label={t('groups.searchMembers')}
          className="max-w-90"
          value={search}
          onSearch={(words) => {
            setSearch(words)
            setSkip(0)
          }}
        />
      )}
      {data?.count === 0 && (
        <p className="text-ink-soft">{t(search ? 'administration.noMatch' : 'groups.nobody')}</p>
      )}
      <ul className="flex flex-col divide-y divide-line">
        {data?.value.map((member) => (
          <MemberRow
            key={member._id}
            member={member}
            isBusy={change.isBusy}
            onRemove={() => change.ask({ removedIds: [member._id] })}
          />
        ))}
      </ul>
      {data && data.count > 20 && (
        <Pagination
          label={t('common.pagination.label')}
          skip={skip}
          pageSize={20}
          total={data.count}
          onSkip={setSkip}
        />
      )}
    </section>
  )
}

function AddMembers({ group }: { group: Group }) {
  const t = useTexts()
  const form = useForm({
    initial: NOBODY,
    beforeSubmit: ({ chosen }) => chosen.length > 0,
    soleField: 'chosen',
    goesToField: true,
    isPreview: true,
    save: ({ chosen }) => previewMembers(group._id, { addedIds: [...chosen] }),
    onSaved: (sight, { chosen }) => change.decide({ addedIds: [...chosen] }, sight),
  })
  const change = useMemberChange(group, () => form.set(NOBODY))
  const { id, error, value: chosen, onChange } = form.bind('chosen')
  return (
    <form {...form.element} className="flex flex-wrap items-end gap-2">
      <ChoicesField
        noun="groupCandidates"
        scope={{ groupId: group._id }}
        id={id}
        error={error}
        className="min-w-60 flex-1"
        label={t('groups.add')}
        hint={group.adding?.message}
        placeholder={t('groups.addHint')}
        values={chosen}
        onChange={onChange}
      />
      <Button
        type="submit"
        isBusy={form.isBusy || change.isBusy}
        disabledReason={chosen.length === 0 ? t('groups.chooseFirst') : null}
      >
        {t('common.action.add')}
      </Button>
      <MemberChangeWindow change={change} />
    </form>
  )
}

const NOBODY: { chosen: readonly string[] } = { chosen: [] }

function MemberRow(props: { member: Member; isBusy: boolean; onRemove: () => void }) {
  const { member, isBusy, onRemove } = props
  const t = useTexts()
  return (
    <li className="flex items-center gap-3 py-2">
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="flex flex-wrap items-center gap-2">
          {member.name}
          {member.isDepartment && <Badge>{t('groups.isDepartment')}</Badge>}
        </span>
        <span className="text-sm break-all text-ink-soft">{member.email}</span>
      </span>
      <Button
        size="small"
        variant="quiet"
        isBusy={isBusy}
        aria-label={t('groups.remove', { name: member.name })}
        onClick={onRemove}
      >
        {t('common.action.remove')}
      </Button>
    </li>
  )
}
