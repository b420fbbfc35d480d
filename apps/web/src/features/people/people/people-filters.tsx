import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ChoiceField } from '../../../platform/choices/choice-field.tsx'
import { chosenQuery } from '../../../platform/choices/choice-queries.ts'
import { useTexts } from '../../../platform/locale.ts'
import type { ActiveFilter } from '../../../ui/filter-bar.tsx'
import type { Option } from '../../../ui/option.ts'
import { Select } from '../../../ui/select.tsx'
import type { AdminAddress } from '../../settings/administration/public.tsx'

const STATUSES = ['active', 'pending', 'blocked'] as const
const KINDS = ['internal', 'external'] as const

/** Filters: status, internal or external, role, group. */
export function usePeopleFilters(address: AdminAddress): {
  filters: ReactNode
  active: ActiveFilter[]
} {
  const t = useTexts()
  const { status, kind, roleId, groupId } = address.asked
  const roleOptions = useNamed('roles', roleId)
  const groupOptions = useNamed('groups', groupId)
  const statusOptions = STATUSES.map((value) => ({ value, label: t(`people.status.${value}`) }))
  const kindOptions = KINDS.map((value) => ({ value, label: t(`people.kind.${value}`) }))
  const labelOf = (options: readonly Option[], value: string) =>
    options.find((option) => option.value === value)?.label ?? '…'
  const chosen = [
    { id: 'status', value: status, options: statusOptions, name: t('people.column.status') },
    { id: 'kind', value: kind, options: kindOptions, name: t('people.column.kind') },
    { id: 'roleId', value: roleId, options: roleOptions, name: t('people.column.role') },
    { id: 'groupId', value: groupId, options: groupOptions, name: t('people.column.group') },
  ]
  const active = chosen.flatMap(({ id, value, options, name }) =>
    value
      ? [
          {
            id,
            text: t('people.filterText', { name, value: labelOf(options, value) }),
            onRemove: () => address.show({ [id]: undefined }),
          },
        ]
      : [],
  )
  const filters = (
    <>
      <Select
        label={t('people.column.status')}
        hidesLabel
        placeholder={t('people.column.status')}
        className="tablet:w-36"
        options={statusOptions}
        value={(status as (typeof STATUSES)[number] | undefined) ?? null}
        onChange={(value) => address.show({ status: value })}
      />
      <Select
        label={t('people.column.kind')}
        hidesLabel
        placeholder={t('people.column.kind')}
        className="tablet:w-48"
        options={kindOptions}
        value={(kind as (typeof KINDS)[number] | undefined) ?? null}
        onChange={(value) => address.show({ kind: value })}
      />
      <ChoiceField
        noun="roles"
        label={t('people.column.role')}
        hidesLabel
        placeholder={t('people.column.role')}
        className="tablet:w-44"
        value={roleId ?? null}
        onChange={(value) => address.show({ roleId: value ?? undefined })}
      />
      <ChoiceField
        noun="groups"
        label={t('people.column.group')}
        hidesLabel
        placeholder={t('people.column.group')}
        className="tablet:w-44"
        value={groupId ?? null}
        onChange={(value) => address.show({ groupId: value ?? undefined })}
      />
    </>
  )
  return { filters, active }
}

/** What the one that is filtered by is called. */
function useNamed(noun: 'roles' | 'groups', id: string | undefined): readonly Option[] {
  const { data = [] } = useQuery(chosenQuery(noun, id ? [id] : []))
  return data.map(({ _id, name }) => ({ value: _id, label: name }))
}
