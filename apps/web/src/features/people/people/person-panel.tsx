import { useQuery } from '@tanstack/react-query'
import { ChoiceField, ChoicesField } from '../../../platform/choices/choice-field.tsx'
import { ChosenName } from '../../../platform/choices/chosen-name.tsx'
import { chosenQuery } from '../../../platform/choices/choice-queries.ts'
import { currentTexts, useTexts } from '../../../platform/locale.ts'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { useForm } from '../../../platform/use-form.ts'
import {
  RecordLoading,
  RecordPanel,
  type AdminAddress,
} from '../../settings/administration/public.tsx'
import { AbsenceSection } from '../delegations/public.tsx'
import { pendingGroupsText } from './pending-groups-text.ts'
import { changePerson, personQuery, type PersonDetails } from './people-queries.ts'
import { PersonStanding } from './person-standing.tsx'
import { PictureChoice } from './picture-choice.tsx'
import { RoleField } from '../roles/public.ts'

/** One person beside the list. */
export function PersonPanel({ address }: { address: AdminAddress }) {
  const read = useQuery(personQuery(address.open ?? ''))
  if (!read.data) return <RecordLoading error={read.error} onClose={address.close} />
  return <PersonForm key={read.data._id} person={read.data} address={address} />
}

function PersonForm({ person, address }: { person: PersonDetails; address: AdminAddress }) {
  const t = useTexts()
  const form = useForm({
    initial: {
      firstName: person.name.first,
      lastName: person.name.last,
      phone: person.phone,
      roleId: person.role._id,
      groupIds: person.groups.map(({ _id }) => _id),
      mainGroupId: person.department?._id ?? null,
      managerId: person.manager?._id ?? null,
    },
    save: (values) => changePerson(person, values),
    sets: ['groupIds'],
    changes: ['peopleRenamed'],
    onSaved: (saved) => {
      toasts.success(currentTexts()('people.saved', { name: saved.name.full }))
      if (saved.pendingGroups.length > person.pendingGroups.length)
        toasts.warning(pendingGroupsText(currentTexts(), saved.pendingGroups))
      address.close()
    },
  })
  return (
    <RecordPanel
      title={person.name.full}
      form={form}
      onClose={address.close}
      submitLabel={t('common.action.save')}
      revision={person.revision}
      fields={{
        roleId: { show: (id: string) => <ChosenName noun="roles" id={id} /> },
        mainGroupId: { show: (id: string) => <ChosenName noun="groups" id={id} /> },
        managerId: { show: (id: string) => <ChosenName noun="people" id={id} /> },
      }}
      after={
        <div className="mt-6 flex flex-col gap-6 border-t border-line pt-5">
          <PersonStanding person={person} onGone={address.close} />
          {person.status === 'active' && (
            <AbsenceSection userId={person._id} offReason={person.appointing?.message ?? null} />
          )}
        </div>
      }
    >
      <PictureChoice person={person} />
      <Identity person={person} form={form} />
      <RoleAndGroups person={person} form={form} />
    </RecordPanel>
  )
}

type Form = ReturnType<
  typeof useForm<
    {
      roleId: string
      groupIds: string[]
      mainGroupId: string | null
      managerId: string | null
    } & Record<'firstName' | 'lastName' | 'phone', string>,
    PersonDetails
  >
>

/** Name and phone; those of someone who holds more than the reader say why they cannot be changed. */
function Identity({ person, form }: { person: PersonDetails; form: Form }) {
  const t = useTexts()
  const disabled = person.changingIdentity !== null
  const name = { maxLength: 100, isRequired: person.status !== 'pending', disabled }
  return (
    <>
      {person.changingIdentity && (
        <p className="text-sm text-ink-soft">{person.changingIdentity.message}</p>
      )}
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField {...form.text('firstName')} {...name} label={t('people.form.firstName')} />
        <TextField {...form.text('lastName')} {...name} label={t('people.form.lastName')} />
      </div>
      <TextField
        {...form.text('phone')}
        label={t('people.form.phone')}
        maxLength={40}
        disabled={disabled}
        isOptional
      />
    </>
  )
}

const NONE = 'none'

function RoleAndGroups({ person, form }: { person: PersonDetails; form: Form }) {
  const t = useTexts()
  const { groupIds, mainGroupId } = form.values
  const { data: groups = [] } = useQuery(chosenQuery('groups', groupIds.toSorted()))
  const joined = groups.map(({ _id, name }) => ({ value: _id, label: name }))
  return (
    <>
      <RoleField
        {...form.bind('roleId')}
        label={t('people.column.role')}
        // Said above the name already.
        hint={person.changingIdentity ? undefined : person.changingRole?.message}
        disabled={person.changingRole !== null}
        known={[person.role]}
        onChange={(roleId) => form.set({ roleId: roleId ?? person.role._id })}
        isRequired
      />
      <ChoicesField
        id={form.bind('groupIds').id}
        error={form.bind('groupIds').error}
        label={t('people.form.groups')}
        hint={t('people.form.groupsHint')}
        noun="groups"
        known={person.groups}
        values={groupIds}
        onChange={(values) =>
          form.set({
            groupIds: values,
            mainGroupId: mainGroupId !== null && values.includes(mainGroupId) ? mainGroupId : null,
          })
        }
        isOptional
      />
      {person.pendingGroups.length > 0 && (
        <p className="text-sm text-ink-soft">{pendingGroupsText(t, person.pendingGroups)}</p>
      )}
      <Select
        {...form.bind('mainGroupId')}
        value={mainGroupId ?? NONE}
        onChange={(value) => form.set({ mainGroupId: value === NONE ? null : value })}
        label={t('people.column.department')}
        hint={t('people.form.departmentHint')}
        options={[{ value: NONE, label: t('people.form.noDepartment') }, ...joined]}
      />
      <ChoiceField
        {...form.bind('managerId')}
        noun="people"
        known={person.manager ? [person.manager] : []}
        label={t('people.form.manager')}
        hint={t(
          person.manager?.isActive === false && form.values.managerId === person.manager._id
            ? 'people.form.managerInactive'
            : 'people.form.managerHint',
        )}
        isOptional
      />
    </>
  )
}
