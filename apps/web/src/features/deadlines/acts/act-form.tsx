import { useId } from 'react'
import type { ReactNode } from 'react'
import { ApiError } from '../../../platform/api-error.ts'
import { useTexts } from '../../../platform/locale.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormErrors } from '../../../ui/form-errors.tsx'

interface ActFormProps {
  title: string
  submitLabel: string
  isBusy: boolean
  /** What the server refused, if it did. */
  error: unknown
  /** The fields that show their own refusal. */
  fields: readonly string[]
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** The window of an act with a few fields. */
export function ActForm(props: ActFormProps) {
  const { title, submitLabel, isBusy, error, fields, onSubmit, onClose, children } = props
  const t = useTexts()
  const formId = useId()
  const isAtFields = fields.some((field) => errorAt(error, field) !== null)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{t('common.action.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" isBusy={isBusy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-5 pb-2"
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <FormErrors errors={error && !isAtFields ? [{ message: messageOf(error) }] : []} />
        {children}
      </form>
    </Dialog>
  )
}

/** The server's sentence about one field. */
export function errorAt(error: unknown, field: string): string | null {
  if (!(error instanceof ApiError)) return null
  return error.errors.find((each) => each.field === field)?.message ?? null
}
