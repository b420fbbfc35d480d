import { useMutation } from '@tanstack/react-query'
import { paths } from '../../../platform/paths.ts'
import { useGo } from '../../../platform/go.ts'
import { currentTexts, useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { useRemoval } from '../../settings/administration/public.tsx'
import { duplicateRole, makeDefaultRole, removeRole, type Role } from './roles-queries.ts'

/** Duplicate, make the default, delete. */
export function RoleActions({ role }: { role: Role }) {
  const t = useTexts()
  const go = useGo()
  const copying = useMutation({
    mutationFn: () => duplicateRole(role._id),
    meta: { changes: ['roles'] },
    onSuccess: (copy) => {
      toasts.success(currentTexts()('roles.copied', { name: copy.name }))
      go(paths.role(copy._id))
    },
  })
  const making = useMutation({
    mutationFn: () => makeDefaultRole(role._id),
    meta: { changes: ['roles'] },
    onSuccess: ({ name }) => toasts.success(currentTexts()('roles.madeDefault', { name })),
  })
  const removal = useRemoval({
    changes: ['roles'],
    remove: removeRole,
    onRemoved: () => go(paths.roles()),
  })
  return (
    <>
      <Button
        variant="quiet"
        isBusy={removal.isPending}
        disabledReason={role.deleting?.message ?? null}
        onClick={() => removal.mutate({ id: role._id, name: role.name })}
      >
        {t('common.action.delete')}
      </Button>
      <Button
        isBusy={making.isPending}
        disabledReason={role.makingDefault?.message ?? null}
        onClick={() => making.mutate()}
      >
        {t('roles.makeDefault')}
      </Button>
      <Button isBusy={copying.isPending} onClick={() => copying.mutate()}>
        {t('common.action.duplicate')}
      </Button>
    </>
  )
}
