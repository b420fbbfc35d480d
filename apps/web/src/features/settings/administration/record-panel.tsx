import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FormErrors } from '../../../ui/form-errors.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import type { Revision } from '@tacite/api/revision.ts'
import type { Form } from '../../../platform/use-form.ts'
import { RecordConflicts, type ConflictFields } from './record-conflicts.tsx'

export interface RecordPanelProps {
  title: string
  form: Pick<
    Form<object>,
    | 'id'
    | 'element'
    | 'isChanged'
    | 'isBusy'
    | 'attempt'
    | 'errors'
    | 'conflicts'
    | 'taken'
    | 'mineOf'
    | 'resolve'
  >
  /** Which save of the record the form is based on. Omitted for a new one. */
  revision?: Revision | undefined
  /** For conflicts with what was saved elsewhere. */
  fields?: ConflictFields | undefined
  onClose: () => void
  submitLabel: string
  /** « Supprimer », and why it is disabled. Omitted for a new record. */
  deletion?: {
    label: string
    disabledReason?: string | null
    isBusy: boolean
    onDelete: () => void
  }
  actions?: ReactNode
  children: ReactNode
  /** Below the form: what is not saved with it. */
  after?: ReactNode
}

/** The form of one record beside its list, with a prompt before losing changes. */
export function RecordPanel(props: RecordPanelProps) {
  const { title, form, onClose, submitLabel, deletion, actions, children, after } = props
  return (
    <SidePanel
      title={title}
      onClose={onClose}
      actions={actions}
      footer={
        <>
          {deletion && (
            <Button
              variant="quiet"
              className="mr-auto"
              isBusy={deletion.isBusy}
              disabledReason={deletion.disabledReason}
              onClick={deletion.onDelete}
            >
              {deletion.label}
            </Button>
          )}
          <Button type="submit" form={form.id} variant="primary" isBusy={form.isBusy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form {...form.element} className="flex flex-col gap-4">
        <FormErrors errors={form.errors} attempt={form.attempt} />
        <RecordConflicts form={form} revision={props.revision} fields={props.fields} />
        {children}
      </form>
      {after}
      <LeaveGuard isChanged={form.isChanged && !form.isBusy} />
    </SidePanel>
  )
}
