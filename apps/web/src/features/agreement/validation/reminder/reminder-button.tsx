import type { validationEndpoints } from '@tacite/api/agreement/validation-endpoints.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import { call } from '../../../../platform/api.ts'
import { currentTexts, useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { toasts } from '../../../../ui/toasts.ts'
import { applyAnswer } from '../validation-queries.ts'
import type { ValidationStep, Validator } from '../validation-queries.ts'

interface ReminderButtonProps {
  contractId: string
  step: Pick<ValidationStep, '_id'>
  validator: Validator
}

/** Reminds a validator whose decision is awaited, once a day; not offered to who only reads the validation. */
export function ReminderButton({ contractId, step, validator }: ReminderButtonProps) {
  const t = useTexts()
  const queryClient = useQueryClient()
  const { _id: personId, name, reminding } = validator
  const reminder = useMutation({
    mutationFn: () =>
      call<typeof validationEndpoints.remind>(
        'POST',
        '/contracts3/:contractId/validation/:stepId/validators/:personId/reminder',
        { params: { contractId, stepId: step._id, personId } },
      ),
    meta: { changes: [{ topic: 'contract', contractId }] },
    onSuccess: ({ sentTo, validation }) => {
      applyAnswer(queryClient, contractId, validation)
      toasts.success(currentTexts()('validation.reminder.sent', { names: sentTo }))
    },
  })
  if (reminding && NOT_OFFERED.has(reminding.code)) return null
  return (
    <Button
      size="small"
      className="mt-2"
      icon={<BellRing aria-hidden />}
      aria-label={t('validation.reminder.remindName', { name })}
      isBusy={reminder.isPending}
      disabledReason={reminding?.message}
      onClick={() => reminder.mutate()}
    >
      {t('validation.reminder.remind')}
    </Button>
  )
}

const NOT_OFFERED: ReadonlySet<string> = new Set(['REMINDER_NOT_FOLLOWER', 'REMINDER_TO_ONESELF'])
