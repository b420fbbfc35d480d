import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ChoiceField } from '../../../platform/choices/choice-field.tsx'
import { useTexts } from '../../../platform/locale.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { RoleField } from '../roles/public.ts'
import {
  actPreviewQuery,
  type ActForm,
  type ActKind,
  type ActPreview,
  type Selection,
} from './people-acts-queries.ts'
import { SparedPeople } from './spared-people.tsx'
import { usePerforming } from './use-performing.ts'

interface ActDialogProps {
  kind: ActKind
  chosen: Selection
  onClose: () => void
  onDone: () => void
}

/** One confirmation for many: what happens, to how many, and who is passed over for which reason. */
export function ActDialog({ kind, chosen, onClose, onDone }: ActDialogProps) {
  const t = useTexts()
  const [given, setGiven] = useState<string | null>(null)
  const act = formOf(kind, given)
  const preview = useQuery(actPreviewQuery(act, chosen))
  const performing = usePerforming({ onDone, onClose })
  const ids = preview.data?.ids ?? []
  const off = offReason(t, { act, preview: preview.data })
  const isOver = performing.failures.length > 0 || performing.interrupted !== null
  return (
    <Dialog
      role="alertdialog"
      isOpen
      onClose={() => !performing.isBusy && onClose()}
      title={t(`people-acts.title.${kind}`)}
      description={t(`people-acts.consequence.${kind}`)}
      footer={
        isOver ? (
          <Button variant="primary" onClick={onClose}>
            {t('common.action.close')}
          </Button>
        ) : (
          <>
            <Button
              onClick={onClose}
              disabledReason={performing.isBusy ? t('people-acts.running') : null}
            >
              {t('common.action.cancel')}
            </Button>
            <Button
              variant={HARMLESS.has(kind) ? 'primary' : 'danger'}
              isBusy={performing.isBusy}
              disabledReason={off}
              onClick={() =>
                act &&
                performing.start({
                  act,
                  ids,
                  needsConfirmation: preview.data?.needsConfirmation ?? false,
                })
              }
            >
              {t(`people-acts.confirm.${kind}`, { count: ids.length })}
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-4">
        {!isOver && !performing.isBusy && (
          <>
            <Choice kind={kind} given={given} onGive={setGiven} />
            {act && <Foreseen preview={preview.data} error={preview.error} />}
          </>
        )}
        {performing.isBusy && (
          <ProgressBar
            label={t('people-acts.running')}
            value={performing.done}
            max={ids.length}
            detail={t('people-acts.progress', { done: performing.done, total: ids.length })}
          />
        )}
        {performing.interrupted && (
          <p role="alert">{t('people-acts.interrupted', { message: performing.interrupted })}</p>
        )}
        <SparedPeople words="failed" people={performing.failures} />
      </div>
    </Dialog>
  )
}

const HARMLESS: ReadonlySet<ActKind> = new Set(['unblock', 'giveRole', 'joinGroup', 'resend'])

/** Null: its role or group is not chosen yet. */
function formOf(kind: ActKind, given: string | null): ActForm | null {
  if (kind === 'giveRole') return given === null ? null : { kind, roleId: given }
  if (kind === 'joinGroup' || kind === 'leaveGroup')
    return given === null ? null : { kind, groupId: given }
  return { kind }
}

function offReason(
  t: ReturnType<typeof useTexts>,
  { act, preview }: { act: ActForm | null; preview: ActPreview | undefined },
): string | null {
  if (act === null) return t('people-acts.choose')
  if (!preview) return t('people-acts.running')
  return preview.ids.length === 0 ? t('people-acts.nobody') : null
}

function Choice(props: {
  kind: ActKind
  given: string | null
  onGive: (given: string | null) => void
}) {
  const { kind, given, onGive } = props
  const t = useTexts()
  if (kind === 'giveRole')
    return <RoleField label={t('people.column.role')} value={given} onChange={onGive} isRequired />
  if (kind !== 'joinGroup' && kind !== 'leaveGroup') return null
  return (
    <ChoiceField
      noun="groups"
      label={t('people-acts.group')}
      value={given}
      onChange={onGive}
      isRequired
    />
  )
}

function Foreseen({ preview, error }: { preview: ActPreview | undefined; error: Error | null }) {
  const t = useTexts()
  if (error) return <p role="alert">{messageOf(error)}</p>
  if (!preview) return <Skeleton className="h-6 w-2/3" />
  return (
    <>
      <p role="status">{t('people-acts.concerned', { count: preview.ids.length })}</p>
      {preview.needsConfirmation && <p>{t('people-acts.needsConfirmation')}</p>}
      <SparedPeople words="passedOver" people={preview.passedOver} />
    </>
  )
}
