import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { paths, patterns } from '../../../platform/paths.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { useGo } from '../../../platform/go.ts'
import { currentTexts, useTexts } from '../../../platform/locale.ts'
import { useScreenParam } from '../../../platform/screen-address.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { FormErrors } from '../../../ui/form-errors.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { useForm } from '../../../platform/use-form.ts'
import {
  LeaveGuard,
  RecordConflicts,
  useAdministrationTitle,
  useRemoval,
} from '../../settings/administration/public.tsx'
import { GroupMembers } from './group-members.tsx'
import { groupQuery, removeGroup, saveGroup, type Group } from './groups-queries.ts'

/** A new group. */
export function NewGroupScreen() {
  const t = useTexts()
  useAdministrationTitle(t('groups.new'))
  return <GroupPage group={null} />
}

/** One group: its name and its members. */
export function GroupScreen() {
  const groupId = useScreenParam(patterns.group, 'groupId')
  const { data: group } = useSuspenseQuery(groupQuery(groupId))
  useAdministrationTitle(group.name)
  return <GroupPage key={group._id} group={group} />
}

function GroupPage({ group }: { group: Group | null }) {
  const t = useTexts()
  return (
    <>
      <PageHeader
        back={
          <TextLink isQuiet render={<AppLink to={paths.groups()} />}>
            {t('groups.title')}
          </TextLink>
        }
        title={group?.name ?? t('groups.new')}
        description={group ? standingOf(t, group) : t('groups.newLead')}
        actions={group && <DeleteGroup group={group} />}
      />
      <div className="flex max-w-200 flex-col gap-8">
        <GroupForm group={group} />
        {group && <GroupMembers group={group} />}
      </div>
    </>
  )
}

function standingOf(t: ReturnType<typeof useTexts>, { users, department }: Group): string {
  return department > 0
    ? t('groups.standing', { count: users, department })
    : t('groups.people', { count: users })
}

function GroupForm({ group }: { group: Group | null }) {
  const t = useTexts()
  const go = useGo()
  const queryClient = useQueryClient()
  const form = useForm({
    initial: { name: group?.name ?? '', description: group?.description ?? '' },
    save: (values) => saveGroup(group, values),
    changes: ['groupsRenamed'],
    onSaved: (saved) => {
      queryClient.setQueryData(groupQuery(saved._id).queryKey, saved)
      toasts.success(currentTexts()('administration.saved', { name: saved.name }))
      if (!group) go(paths.group(saved._id), { replace: true })
    },
  })
  return (
    <form {...form.element} className="flex max-w-120 flex-col gap-4">
      <FormErrors errors={form.errors} attempt={form.attempt} />
      <RecordConflicts form={form} revision={group?.revision} />
      <TextField
        {...form.text('name')}
        label={t('groups.column.name')}
        maxLength={200}
        autoFocus={!group}
        isRequired
      />
      <TextArea
        {...form.text('description')}
        label={t('groups.column.description')}
        rows={2}
        maxLength={500}
        isOptional
      />
      <div>
        <Button type="submit" variant="primary" isBusy={form.isBusy}>
          {t(group ? 'common.action.save' : 'groups.create')}
        </Button>
      </div>
      <LeaveGuard isChanged={form.isChanged && !form.isBusy} />
    </form>
  )
}

/** Says what its members lose access to; all of it can be restored. */
function DeleteGroup({ group }: { group: Group }) {
  const t = useTexts()
  const go = useGo()
  const [isAsked, setIsAsked] = useState(false)
  const removal = useRemoval({
    changes: ['groups'],
    remove: removeGroup,
    onRemoved: () => go(paths.groups()),
  })
  const { users, folders, contracts } = group
  const remove = () => removal.mutate({ id: group._id, name: group.name })
  return (
    <>
      <Button
        variant="quiet"
        isBusy={removal.isPending}
        onClick={() => (users + folders + contracts > 0 ? setIsAsked(true) : remove())}
      >
        {t('groups.delete')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        title={t('groups.deleteTitle', { name: group.name })}
        consequence={t('groups.deleteHint', { users, folders, contracts })}
        confirmLabel={t('groups.delete')}
        isBusy={removal.isPending}
        onConfirm={remove}
      />
    </>
  )
}
