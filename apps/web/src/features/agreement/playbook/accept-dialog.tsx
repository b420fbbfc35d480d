import type { playbookEndpoints } from '@tacite/api/agreement/playbook-endpoints.ts'
import type { Deviation } from '@tacite/domain/clauses/playbook/playbook.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '../../../platform/api.ts'
import { currentTexts, useTexts } from '../../../platform/locale.ts'
import { useForm } from '../../../platform/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormErrors } from '../../../ui/form-errors.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { toasts } from '../../../ui/toasts.ts'
import type { PlaybookLine } from './playbook-queries.ts'
import { showPlaybook } from './use-reopen.ts'

interface AcceptDialogProps {
  contractId: string
  line: PlaybookLine
  onClose: () => void
}

/** Why the company is content with a deviation in this contract. */
export function AcceptDialog({ contractId, line, onClose }: AcceptDialogProps) {
  const t = useTexts()
  const queryClient = useQueryClient()
  const reasonRef = useRef<HTMLTextAreaElement>(null)
  const { clause } = line
  const form = useForm({
    initial: { reason: '' },
    save: ({ reason }) =>
      call<typeof playbookEndpoints.accept>(
        'PUT',
        '/contracts3/:contractId/playbook/:clauseId/exception',
        {
          params: { contractId, clauseId: clause._id },
          body: { verdict: line.verdict as Deviation, reason },
        },
      ),
    changes: [{ topic: 'contract', contractId }],
    onSaved: (answer) => {
      onClose()
      showPlaybook(queryClient, contractId, answer)
      toasts.success(currentTexts()('validation.playbook.isAccepted', { name: clause.name }))
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      initialFocus={reasonRef}
      title={t('validation.playbook.acceptOf', { name: clause.name })}
      description={t('validation.playbook.acceptLead')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.action.cancel')}</Button>
          <Button variant="primary" type="submit" form={form.id} isBusy={form.isBusy}>
            {t('validation.playbook.accept')}
          </Button>
        </>
      }
    >
      <form {...form.element} className="flex flex-col gap-4 pb-1">
        <FormErrors errors={form.whole} attempt={form.attempt} />
        <TextArea
          {...form.text('reason')}
          ref={reasonRef}
          label={t('validation.playbook.reason')}
          hint={t('validation.playbook.reasonHint')}
          maxLength={2000}
          isRequired
        />
      </form>
    </Dialog>
  )
}
