import type { signingEndpoints } from '@tacite/api/signing/signing-endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { UserRound, UserRoundPlus } from 'lucide-react'
import { Suspense } from 'react'
import { contractQuery } from '../../../../platform/contract.ts'
import { call } from '../../../../platform/api.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { shownName, useMe } from '../../../../platform/me.ts'
import { useForm } from '../../../../platform/use-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { FormErrors } from '../../../../ui/form-errors.tsx'
import { SendingAnnexes } from '../../../writing/attachments/public.tsx'
import { ReadinessList, useReadiness } from '../../../agreement/readiness/public.tsx'
import type { ContractSignature } from '../panel/signature-queries.ts'
import { useShowSignature } from '../panel/use-signature-act.ts'
import { newSignatory, requestOf, type SendDraft } from './send-draft.ts'
import { PassedOverSteps } from './passed-over-steps.tsx'
import { SignatoryList } from './signatory-list.tsx'
import { WhatHappens } from './what-happens.tsx'

interface SendDialogProps {
  contractId: string
  /** The steps that sending passes over. */
  passingOver: ContractSignature['passingOver']
  /** What was typed before; null on first opening. */
  draft: SendDraft | null
  onDraft: (draft: SendDraft | null) => void
  onClose: () => void
}

/** Chooses the signatories and their order, explains the consequences, and sends. */
export function SendDialog(props: SendDialogProps) {
  const { contractId, passingOver, draft, onDraft, onClose } = props
  const t = useTexts()
  const me = useMe()
  const { data: contract } = useQuery(contractQuery(contractId))
  const i18n = contract?.locale ?? t.locale
  const rows = draft ?? [
    newSignatory('external', { i18n }),
    newSignatory('internal', { i18n, personId: me._id, name: shownName(me) }),
  ]
  const show = useShowSignature(contractId)
  const check = useReadiness(contractId)
  const noOne = rows.length === 0 ? t.refusal({ code: 'SIGNATORIES_REQUIRED' }) : null
  const navigate = useNavigate()
  const onSent = () => {
    onDraft(null)
    onClose()
    // Beside the text, what the act concerns.
    void navigate({
      to: '.',
      search: (previous: object) => ({ ...previous, tab: 'signing' }),
      replace: true,
      resetScroll: false,
    })
  }
  const form = useForm({
    draft: {
      values: { signatories: rows },
      write: ({ signatories }) => {
        if (signatories) onDraft(signatories)
      },
    },
    place: (field) => (/^signatories\.\d+\./.test(field) ? { field } : null),
    save: ({ signatories }) =>
      call<typeof signingEndpoints.send>('POST', '/contracts3/:contractId/signature', {
        params: { contractId },
        body: { ...requestOf(signatories), passingOver: passingOver.map(({ _id }) => _id) },
      }),
    onSaved: (signature) => show(signature, t('signing-panel.form.done'), onSent),
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('signing-panel.form.title', { title: contract?.title ?? '' })}
      description={t('signing-panel.form.lead')}
      footer={
        <>
          <p className="mr-auto self-center text-sm text-ink-soft">
            {t('signing-panel.form.short')}
          </p>
          <Button onClick={onClose}>{t('common.action.cancel')}</Button>
          <Button
            type="submit"
            form={form.id}
            variant="primary"
            disabledReason={check.refusal ?? noOne}
            isBusy={form.isBusy}
          >
            {t('signing-panel.form.submit')}
          </Button>
        </>
      }
    >
      <form {...form.element} className="flex flex-col gap-4 pb-2">
        <FormErrors errors={form.whole} attempt={form.attempt} />
        <ReadinessList check={check} moment="signature" onLeave={onClose} />
        <SignatoryList rows={rows} errorAt={form.errorAt} onRows={onDraft} />
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            icon={<UserRoundPlus aria-hidden />}
            onClick={() => onDraft([...rows, newSignatory('external', { i18n })])}
          >
            {t('signing-panel.form.addExternal')}
          </Button>
          <Button
            size="small"
            icon={<UserRound aria-hidden />}
            onClick={() => onDraft([...rows, newSignatory('internal', { i18n })])}
          >
            {t('signing-panel.form.addInternal')}
          </Button>
        </div>
        <PassedOverSteps steps={passingOver} />
        <Suspense>
          <SendingAnnexes contractId={contractId} />
        </Suspense>
        <WhatHappens />
      </form>
    </Dialog>
  )
}
