import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { paths, patterns } from '../../../platform/paths.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { useGo } from '../../../platform/go.ts'
import { currentTexts, useTexts } from '../../../platform/locale.ts'
import { useScreenParam } from '../../../platform/screen-address.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
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
} from '../../settings/administration/public.tsx'
import { PermissionChoices } from './permission-choices.tsx'
import { RoleActions } from './role-actions.tsx'
import { RolePeople } from './role-people.tsx'
import { roleQuery, saveRole, type Role } from './roles-queries.ts'

/** A new role. */
export function NewRoleScreen() {
  const t = useTexts()
  useAdministrationTitle(t('roles.new'))
  return <RolePage role={null} />
}

/** One role: what it allows, and who has it. */
export function RoleScreen() {
  const roleId = useScreenParam(patterns.role, 'roleId')
  const { data: role } = useSuspenseQuery(roleQuery(roleId))
  useAdministrationTitle(role.name)
  return <RolePage key={role._id} role={role} />
}

function RolePage({ role }: { role: Role | null }) {
  const t = useTexts()
  return (
    <>
      <PageHeader
        back={
          <TextLink isQuiet render={<AppLink to={paths.roles()} />}>
            {t('roles.title')}
          </TextLink>
        }
        title={
          <span className="flex flex-wrap items-center gap-2">
            {role?.name ?? t('roles.new')}
            {role?.isDefault && <Badge tone="accent">{t('roles.isDefault')}</Badge>}
          </span>
        }
        description={role ? t(`roles.kindHint.${role.kind}`) : t('roles.newLead')}
        actions={role && <RoleActions role={role} />}
      />
      <div className="flex flex-col gap-8">
        <RoleForm role={role} />
        {role && <RolePeople role={role} />}
      </div>
    </>
  )
}

function RoleForm({ role }: { role: Role | null }) {
  const t = useTexts()
  const go = useGo()
  const queryClient = useQueryClient()
  const off = role?.editing?.message ?? null
  const form = useForm({
    beforeSubmit: () => off === null,
    initial: {
      name: role?.name ?? '',
      description: role?.description ?? '',
      permissions: role?.permissions ?? [],
    },
    save: (values) => saveRole(role, values),
    sets: ['permissions'],
    changes: ['rolesRenamed'],
    onSaved: (saved) => {
      queryClient.setQueryData(roleQuery(saved._id).queryKey, saved)
      toasts.success(currentTexts()('administration.saved', { name: saved.name }))
      if (!role) go(paths.role(saved._id), { replace: true })
    },
  })
  return (
    <form {...form.element} className="flex max-w-200 flex-col gap-5">
      <FormErrors errors={form.errors} attempt={form.attempt} />
      <RecordConflicts
        form={form}
        revision={role?.revision}
        fields={{ permissions: { label: t('roles.features') } }}
      />
      <TextField
        {...form.text('name')}
        label={t('roles.column.name')}
        className="max-w-120"
        maxLength={100}
        autoFocus={!role}
        readOnly={off !== null}
        isRequired
      />
      <TextArea
        {...form.text('description')}
        label={t('roles.column.description')}
        className="max-w-120"
        rows={2}
        maxLength={500}
        readOnly={off !== null}
        isOptional
      />
      <PermissionChoices {...form.bind('permissions')} had={role?.permissions ?? []} off={off} />
      <div className="sticky bottom-0 -mx-1 flex justify-end border-t border-line bg-paper px-1 py-3">
        <Button
          id="role-save"
          type="submit"
          variant="primary"
          isBusy={form.isBusy}
          disabledReason={off}
        >
          {t(role ? 'common.action.save' : 'roles.create')}
        </Button>
      </div>
      <LeaveGuard isChanged={form.isChanged && !form.isBusy} />
    </form>
  )
}
