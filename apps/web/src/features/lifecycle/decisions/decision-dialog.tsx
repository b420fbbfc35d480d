import { useQueryClient } from '@tanstack/react-query'
import { currentTexts, useTexts } from '../../../platform/locale.ts'
import { refetchStale } from '../../../platform/refetch-stale.ts'
import { useForm } from '../../../platform/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormErrors } from '../../../ui/form-errors.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { decisionsQuery, type LimitDecisions } from './decisions-queries.ts'

export interface Chosen<Choice extends string> {
  choice: Choice
  reason: string
  until: string | null
}

interface DecisionDialogProps<Choice extends string> {
  contractId: string
  title: string
  /** Each with its consequence. */
  choices: readonly { value: Choice; label: string; hint: string }[]
  /** The last day until which the decision can be put off; null: it cannot. */
  latestLater: string | null
  /** A decision stands, and is replaced by what is chosen. */
  isReplacing: boolean
  save: (chosen: Chosen<Choice>) => Promise<LimitDecisions>
  onClose: () => void
}

/** One of several choices before a limit, with a reason; « later » with its day. */
export function DecisionDialog<Choice extends string>({
  contractId,
  title,
  choices,
  latestLater,
  isReplacing,
  save,
  onClose,
}: DecisionDialogProps<Choice>) {
  const t = useTexts()
  const queryClient = useQueryClient()
  const form = useForm({
    initial: { choice: null as Choice | null, reason: '', until: null as string | null },
    check: ({ choice }) =>
      choice === null ? { choice: currentTexts()('decisions.chooseOne') } : {},
    save: ({ choice, reason, until }) => save({ choice: choice!, reason, until }),
    onSaved: (saved) => {
      queryClient.setQueryData(decisionsQuery(contractId).queryKey, saved)
      toasts.success(currentTexts()('decisions.done'))
      onClose()
      return refetchStale(queryClient, [{ topic: 'contract', contractId }, 'tasks'])
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{t('common.action.cancel')}</Button>
          <Button type="submit" form={form.id} variant="primary" isBusy={form.isBusy}>
            {t('decisions.save')}
          </Button>
        </>
      }
    >
      <form {...form.element} className="flex flex-col gap-5 pb-2">
        <FormErrors errors={form.whole} attempt={form.attempt} />
        {isReplacing && (
          <p className="rounded-md bg-sunken px-3 py-2 text-sm">{t('decisions.replaces')}</p>
        )}
        <RadioGroup
          {...form.bind('choice')}
          label={t('decisions.choose')}
          options={choices.map((option) => ({
            ...option,
            isDisabled: option.value === 'later' && latestLater === null,
          }))}
          isRequired
        />
        {form.values.choice === 'later' && latestLater !== null && (
          <DateField
            {...form.bind('until')}
            label={t('decisions.laterDay')}
            hint={t('decisions.laterDayHint', { day: latestLater })}
            isRequired
          />
        )}
        <TextArea
          {...form.text('reason')}
          label={t('decisions.reason')}
          hint={t('decisions.reasonHint')}
          rows={2}
          maxLength={1000}
          isRequired
        />
      </form>
    </Dialog>
  )
}
