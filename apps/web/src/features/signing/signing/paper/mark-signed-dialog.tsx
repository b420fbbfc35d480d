import type { paperEndpoints } from '@tacite/api/signing/paper-endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../platform/api.ts'
import { contractQuery } from '../../../../platform/contract.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { shownName, useMe } from '../../../../platform/me.ts'
import { useForm } from '../../../../platform/use-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/choice.tsx'
import { DateField } from '../../../../ui/date-field.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { FormErrors } from '../../../../ui/form-errors.tsx'
import { LoadingRegion, SkeletonText } from '../../../../ui/skeleton.tsx'
import { ReadinessList, usePlaybookReadiness } from '../../../agreement/readiness/public.tsx'
import { useShowSignature } from '../panel/use-signature-act.ts'
import { PassedOverSteps } from '../send/passed-over-steps.tsx'
import { Irreversible } from './irreversible.tsx'
import { paperQuery, type SignedOnPaper } from './paper-queries.ts'
import { firstStatement, statedOf } from './stated-draft.ts'
import { namePlace, StatedSignatories } from './stated-signatories.tsx'

interface MarkSignedDialogProps {
  contractId: string
  onClose: () => void
}

/** Marks a contract as signed elsewhere: when, by whom, and what cannot be undone. */
export function MarkSignedDialog({ contractId, onClose }: MarkSignedDialogProps) {
  const t = useTexts()
  const { data } = useQuery(paperQuery(contractId))
  const { data: contract } = useQuery(contractQuery(contractId))
  const title = t('signing-paper.mark.title', { title: contract?.title ?? '' })
  if (data) return <MarkForm contractId={contractId} paper={data} title={title} onClose={onClose} />
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <LoadingRegion>
        <SkeletonText lines={6} />
      </LoadingRegion>
    </Dialog>
  )
}

interface MarkFormProps extends MarkSignedDialogProps {
  paper: SignedOnPaper
  title: string
}

function MarkForm({ contractId, paper, title, onClose }: MarkFormProps) {
  const t = useTexts()
  const me = useMe()
  const show = useShowSignature(contractId)
  const check = usePlaybookReadiness(contractId)
  const [isConfirmed, setConfirmed] = useState(false)
  const [initial] = useState(() => firstStatement(paper.today, [], shownName(me)))
  const form = useForm({
    initial,
    place: namePlace,
    save: ({ signatureDate, signatories }) =>
      call<typeof paperEndpoints.markSigned>(
        'POST',
        '/contracts3/:contractId/signature/statement',
        {
          params: { contractId },
          body: {
            signatureDate: signatureDate ?? '',
            signatories: statedOf(signatories),
            passingOver: paper.passingOver.map(({ _id }) => _id),
            isConfirmed: true,
          },
        },
      ),
    onSaved: (signature) => show(signature, t('signing-paper.mark.done'), onClose),
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      description={t('signing-paper.mark.lead')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.action.cancel')}</Button>
          <Button
            type="submit"
            form={form.id}
            variant="primary"
            isBusy={form.isBusy}
            disabledReason={
              check.refusal ?? (isConfirmed ? null : t('signing-paper.mark.confirmFirst'))
            }
          >
            {t('signing-paper.mark.submit')}
          </Button>
        </>
      }
    >
      <form {...form.element} className="flex flex-col gap-5 pb-2">
        <FormErrors errors={form.whole} attempt={form.attempt} />
        {check.refusal !== null && (
          <div className="flex flex-col gap-2 text-sm">
            <ReadinessList check={check} moment="signature" onLeave={onClose} />
            <p className="text-ink-soft">{t('signing-paper.mark.deviates')}</p>
          </div>
        )}
        <DateField
          {...form.bind('signatureDate')}
          isRequired
          label={t('signing-paper.day')}
          hint={t('signing-paper.dayHint')}
        />
        <StatedSignatories
          rows={form.values.signatories}
          known={paper}
          errorAt={form.errorAt}
          onRows={(signatories) => form.set({ signatories })}
        />
        <PassedOverSteps steps={paper.passingOver} moment="marking" />
        <Irreversible
          lines={[
            t('signing-paper.mark.locks'),
            t('signing-paper.mark.runs'),
            t('signing-paper.mark.noDocument'),
          ]}
        />
        <Checkbox
          label={t('signing-paper.mark.confirm')}
          checked={isConfirmed}
          onChange={(event) => setConfirmed(event.target.checked)}
        />
      </form>
    </Dialog>
  )
}
