import type { conditionEndpoints } from '@tacite/api/agreement/condition-endpoints.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '../../../../platform/api.ts'
import { currentTexts, useTexts } from '../../../../platform/locale.ts'
import { useForm } from '../../../../platform/use-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { FormErrors } from '../../../../ui/form-errors.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { toasts } from '../../../../ui/toasts.ts'
import { applyAnswer } from '../validation-queries.ts'

/** What is said of a condition with a word. */
export type ConditionAct = 'meet' | 'reject' | 'confirmInstead'

interface ConditionDialogProps {
  contractId: string
  conditionId: string
  words: string
  /** The name of whoever set it. */
  validator: string
  act: ConditionAct
  onClose: () => void
}

/** How a condition is met, what is missing, or why another person than its validator confirms it. */
export function ConditionDialog(props: ConditionDialogProps) {
  const { contractId, conditionId, words, validator, act, onClose } = props
  const t = useTexts()
  const commentRef = useRef<HTMLTextAreaElement>(null)
  const queryClient = useQueryClient()
  const form = useForm({
    initial: { comment: '' },
    save: (body) => send(act, { contractId, conditionId }, body),
    changes: [{ topic: 'contract', contractId }, 'tasks'],
    onSaved: (answer) => {
      onClose()
      applyAnswer(queryClient, contractId, answer)
      toasts.success(currentTexts()(`validation.condition.${DONE[act]}`))
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      initialFocus={commentRef}
      title={t(`validation.condition.${act}Title`)}
      description={t(`validation.condition.${act}Lead`, { name: validator })}
      footer={
        <>
          <Button onClick={onClose}>{t('common.action.cancel')}</Button>
          <Button variant="primary" type="submit" form={form.id} isBusy={form.isBusy}>
            {t(`validation.condition.${act}`)}
          </Button>
        </>
      }
    >
      <form {...form.element} className="flex flex-col gap-4 pb-1">
        <blockquote className="border-l-2 border-line-strong pl-2.5 break-words whitespace-pre-line">
          {words}
        </blockquote>
        <FormErrors errors={form.whole} attempt={form.attempt} />
        <TextArea
          {...form.text('comment')}
          ref={commentRef}
          label={t(`validation.condition.${act}Comment`)}
          maxLength={2000}
          isRequired
        />
      </form>
    </Dialog>
  )
}

const DONE = { meet: 'isMet', reject: 'isRejected', confirmInstead: 'isConfirmed' } as const

function send(
  act: ConditionAct,
  params: { contractId: string; conditionId: string },
  body: { comment: string },
) {
  switch (act) {
    case 'meet':
      return call<typeof conditionEndpoints.meet>(
        'POST',
        '/contracts3/:contractId/validation/conditions/:conditionId/met',
        { params, body },
      )
    case 'reject':
      return call<typeof conditionEndpoints.reject>(
        'POST',
        '/contracts3/:contractId/validation/conditions/:conditionId/rejected',
        { params, body },
      )
    case 'confirmInstead':
      return call<typeof conditionEndpoints.confirmInstead>(
        'POST',
        '/contracts3/:contractId/validation/conditions/:conditionId/confirmed-instead',
        { params, body },
      )
  }
}
