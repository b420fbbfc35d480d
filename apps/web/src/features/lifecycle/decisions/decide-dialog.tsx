import type { decisionsEndpoints } from '@tacite/api/lifecycle/decisions-endpoints.ts'
import { LIMIT_CHOICES, type LimitChoice } from '@tacite/domain/decisions/limit-decision.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { currentTexts, useTexts } from '../../../platform/locale.ts'
import { refetchStale } from '../../../platform/refetch-stale.ts'
import { useForm } from '../../../platform/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { RadioGroup } from '../../../ui/choice.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormErrors } from '../../../ui/form-errors.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { decisionsQuery, type Decision, type DecidableLimit } from './decisions-queries.ts'
import { outcomeWords } from './outcome-words.ts'

interface DecideDialogProps {
  contractId: string
  limit: DecidableLimit
  /** Replaced by what is chosen. */
  decided: Decision | null
  onClose: () => void
}

/** The choices before a limit, each with its consequence as the engine computes it. */
export default function DecideDialog({ contractId, limit, decided, onClose }: DecideDialogProps) {
  const t = useTexts()
  const queryClient = useQueryClient()
  const form = useForm({
    initial: { choice: null as LimitChoice | null, reason: '', until: null as string | null },
    check: ({ choice }) =>
      choice === null ? { choice: currentTexts()('decisions.chooseOne') } : {},
    save: ({ choice, reason, until }) =>
      call<typeof decisionsEndpoints.decide>('POST', '/contracts3/:contractId/limit-decisions', {
        params: { contractId },
        body: { limit: limit.prudentLimit, choice: choice!, reason, until },
      }),
    onSaved: (saved) => {
      queryClient.setQueryData(decisionsQuery(contractId).queryKey, saved)
      toasts.success(currentTexts()('decisions.done'))
      onClose()
      return refetchStale(queryClient, [{ topic: 'contract', contractId }, 'tasks'])
    },
  })
  const { choice } = form.values
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('decisions.dialogTitle', { day: limit.prudentLimit })}
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
        {decided && (
          <p className="rounded-md bg-sunken px-3 py-2 text-sm">{t('decisions.replaces')}</p>
        )}
        <RadioGroup
          {...form.bind('choice')}
          label={t('decisions.choose')}
          options={LIMIT_CHOICES.map((value) => ({
            value,
            label: t(`decisions.choice.${limit.meaning}.${value}`),
            hint: hintOf(t, limit, value),
            isDisabled: value === 'later' && limit.latestLater === null,
          }))}
          isRequired
        />
        {choice === 'later' && limit.latestLater !== null && (
          <DateField
            {...form.bind('until')}
            label={t('decisions.laterDay')}
            hint={t('decisions.laterDayHint', { day: limit.latestLater })}
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

function hintOf(
  t: ReturnType<typeof useTexts>,
  { meaning, ifNothing, ifEnd, ifRenewed, latestLater }: DecidableLimit,
  choice: LimitChoice,
): string {
  if (choice === 'later')
    return latestLater === null
      ? t('decisions.consequence.noLater')
      : t('decisions.consequence.later')
  const outcome = { renew: ifRenewed, end: ifEnd, renegotiate: ifNothing }[choice]
  const words = outcomeWords(t, outcome)
  const rule = t(`decisions.consequence.${meaning}.${choice}`)
  if (words === '') return rule
  const link = choice === 'renegotiate' ? 'otherwise' : 'then'
  return `${rule} ${t(`decisions.consequence.${link}`, { outcome: words })}`
}
