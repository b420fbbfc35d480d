import type { letterSigningEndpoints } from '@tacite/api/signing/letter-signing-endpoints.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../../../platform/api.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { paths } from '../../../../platform/paths.ts'
import { refetchStale } from '../../../../platform/refetch-stale.ts'
import { useForm } from '../../../../platform/use-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { FormErrors } from '../../../../ui/form-errors.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { toasts } from '../../../../ui/toasts.ts'

interface RefuseLetterProps {
  contractId: string
  noticeId: string
  /** Who reads the reason. */
  sender: string
}

/** Refuses to sign a letter, with a reason for whoever asked. */
export function RefuseLetter(props: RefuseLetterProps) {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        {t('signing.refuse.act')}
      </Button>
      {isOpen && <RefuseDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function RefuseDialog({
  contractId,
  noticeId,
  sender,
  onClose,
}: RefuseLetterProps & { onClose: () => void }) {
  const t = useTexts()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const form = useForm<{ reason: string }, unknown>({
    initial: { reason: '' },
    check: ({ reason }) => ({
      reason: reason.trim() === '' ? t('common.field.required') : undefined,
    }),
    save: (body) =>
      call<typeof letterSigningEndpoints.refuse>(
        'POST',
        '/contracts3/:contractId/notices/:noticeId/letter/signature/refusal',
        { params: { contractId, noticeId }, body },
      ),
    onSaved: async () => {
      toasts.success(t('signing.refuse.done'))
      await navigate({ to: paths.contractEdit(contractId, { tab: 'deadlines' }) })
      await refetchStale(queryClient, [{ topic: 'contract', contractId }, 'tasks', 'notifications'])
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('signing.refuse.title')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.action.cancel')}</Button>
          <Button type="submit" form={form.id} variant="danger" isBusy={form.isBusy}>
            {t('signing.refuse.submit')}
          </Button>
        </>
      }
    >
      <form {...form.element} className="flex flex-col gap-5 pb-2">
        <FormErrors errors={form.whole} attempt={form.attempt} />
        <TextArea
          {...form.text('reason')}
          isRequired
          rows={3}
          maxLength={2000}
          label={t('signing.refuse.reason')}
          hint={t('signing.refuse.reasonHint', { name: sender })}
        />
      </form>
    </Dialog>
  )
}
