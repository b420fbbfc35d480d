import type { AnswerKind } from '@tacite/domain/deadlines/alert-answers.ts'
import { useQuery } from '@tanstack/react-query'
import { currentTexts, useTexts } from '../../../platform/locale.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { useForm } from '../../../platform/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormErrors } from '../../../ui/form-errors.tsx'
import { LoadingRegion, SkeletonText } from '../../../ui/skeleton.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { toasts } from '../../../ui/toasts.ts'
import {
  alertQuery,
  answerAlert,
  changedByAnswer,
  type AnswerableAlert,
  type AskedAnswer,
} from './answer-queries.ts'
import { useUndoAnswer } from './use-undo-answer.ts'

export interface AnswerDialogProps extends AskedAnswer {
  onClose: () => void
}

/** Takes an alert on, or has it back on a day; says what that changes, and what it does not. */
export default function AnswerDialog({ alert, kind, onClose }: AnswerDialogProps) {
  const t = useTexts()
  const { data, error } = useQuery({ ...alertQuery(alert), retry: false })
  if (data) return <AnswerForm alert={data} kind={kind} onClose={onClose} />
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(`alert-answers.dialog.${kind}.title`)}
      footer={<Button onClick={onClose}>{t('common.action.close')}</Button>}
    >
      {error ? (
        <p role="alert">{messageOf(error)}</p>
      ) : (
        <LoadingRegion>
          <SkeletonText lines={5} />
        </LoadingRegion>
      )}
    </Dialog>
  )
}

interface AnswerFormProps {
  alert: AnswerableAlert
  kind: AnswerKind
  onClose: () => void
}

function AnswerForm({ alert, kind, onClose }: AnswerFormProps) {
  const t = useTexts()
  const form = useAnswerForm({ alert, kind, onClose })
  const { text, target, latestSnooze, isToDecide, own, answering } = alert
  const noDay =
    kind === 'snoozed' && latestSnooze === null
      ? t('alert-answers.dialog.noDayLeft', { target })
      : null
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(`alert-answers.dialog.${kind}.title`)}
      description={t('alert-answers.about', { text, target })}
      footer={
        <>
          <Button onClick={onClose}>{t('common.action.cancel')}</Button>
          <Button
            type="submit"
            form={form.id}
            variant="primary"
            isBusy={form.isBusy}
            disabledReason={answering?.message ?? noDay}
          >
            {t(`alert-answers.dialog.${kind}.submit`)}
          </Button>
        </>
      }
    >
      <form {...form.element} className="flex flex-col gap-4 pb-2">
        <FormErrors errors={form.whole} attempt={form.attempt} />
        <p className="text-sm text-ink-soft">{t(`alert-answers.dialog.${kind}.lead`)}</p>
        {isToDecide && (
          <p className="rounded-md bg-amber-soft px-3 py-2 text-sm text-amber-ink">
            {t('alert-answers.toDecide')}
          </p>
        )}
        {own && <p className="text-sm text-ink-soft">{t('alert-answers.dialog.replaces')}</p>}
        {(answering?.message ?? noDay) && (
          <p className="text-sm text-amber-ink">{answering?.message ?? noDay}</p>
        )}
        {kind === 'snoozed' && latestSnooze !== null && (
          <DateField
            {...form.bind('until')}
            label={t('alert-answers.dialog.until')}
            hint={t('alert-answers.dialog.untilHint', { latest: latestSnooze })}
            isRequired
          />
        )}
        <TextArea
          {...form.text('note')}
          label={t(`alert-answers.dialog.${kind === 'acknowledged' ? 'note' : 'noteOwn'}`)}
          rows={2}
          maxLength={500}
          isOptional
        />
      </form>
    </Dialog>
  )
}

function useAnswerForm({ alert: { _id: alertId, contractId }, kind, onClose }: AnswerFormProps) {
  const undo = useUndoAnswer({ contractId, alertId })
  return useForm({
    initial: { until: null as string | null, note: '' },
    check: ({ until }) =>
      kind === 'snoozed' && until === null
        ? { until: currentTexts()('alert-answers.dialog.untilMissing') }
        : {},
    save: ({ until, note }) =>
      answerAlert(
        { contractId, alertId },
        kind === 'snoozed' ? { kind, until: until ?? '', note } : { kind, note },
      ),
    changes: changedByAnswer(contractId),
    onSaved: (_, { until }) => {
      toasts.success(currentTexts()(`alert-answers.done.${kind}`, { until: until ?? '' }), {
        undo: () => undo.mutate(),
      })
      onClose()
    },
  })
}
