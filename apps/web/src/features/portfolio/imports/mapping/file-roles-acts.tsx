import { ENTRY_ROLES, type EntryRole } from '@tacite/domain/imports/import-entries.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { currentTexts, useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { Select } from '../../../../ui/select.tsx'
import { toasts } from '../../../../ui/toasts.ts'
import { setRoles, type ChosenFiles } from '../plan-queries.ts'
import { AttachDialog } from './attach-dialog.tsx'

const BY_RULE = 'rule'

interface FileRolesActsProps {
  importId: string
  chosen: ChosenFiles
  onDone: () => void
}

/** Says what the chosen files are; of all that match, once it is confirmed how many they are. */
export function FileRolesActs({ importId, chosen, onDone }: FileRolesActsProps) {
  const t = useTexts()
  const [asked, setAsked] = useState<EntryRole | typeof BY_RULE | null>(null)
  const [isAttaching, setAttaching] = useState(false)
  const { count, files } = chosen
  const change = useMutation({
    mutationFn: (role: EntryRole | typeof BY_RULE) =>
      setRoles(importId, { files, role: role === BY_RULE ? null : role }),
    meta: { changes: ['imports'] },
    onSuccess: () => {
      toasts.success(currentTexts()('import-plan.files.changed', { count }))
      onDone()
    },
    onSettled: () => setAsked(null),
  })
  const labelOf = (role: EntryRole | typeof BY_RULE) =>
    role === BY_RULE ? t('import-plan.files.byRule') : t(`import-plan.role.${role}`)
  const offered = [...ENTRY_ROLES.filter((role) => role !== 'duplicate'), BY_RULE] as const
  return (
    <>
      <Select<EntryRole | typeof BY_RULE>
        label={t('import-plan.files.setRole', { count })}
        className="tablet:w-64"
        options={offered.map((value) => ({ value, label: labelOf(value) }))}
        value={null}
        placeholder={t('import-plan.index.choose')}
        disabled={count === 0 || change.isPending}
        onChange={(role) => ('matching' in files ? setAsked(role) : change.mutate(role))}
      />
      <Button
        className="col-span-2 self-end"
        disabledReason={count === 0 ? t('import-plan.files.none') : null}
        onClick={() => setAttaching(true)}
      >
        {t('import-plan.attach.act')}
      </Button>
      <ConfirmDialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        title={t('import-plan.files.allTitle', { count })}
        consequence={t('import-plan.files.allConsequence')}
        confirmLabel={t('import-plan.files.allConfirm')}
        isHarmless
        isBusy={change.isPending}
        onConfirm={() => asked && change.mutate(asked)}
      >
        {asked && <p>{t('import-plan.files.allRole', { role: labelOf(asked) })}</p>}
      </ConfirmDialog>
      {isAttaching && (
        <AttachDialog
          importId={importId}
          chosen={chosen}
          onClose={() => setAttaching(false)}
          onDone={onDone}
        />
      )}
    </>
  )
}
