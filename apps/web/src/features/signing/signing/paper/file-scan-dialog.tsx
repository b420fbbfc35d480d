import type { paperEndpoints, UploadedScan } from '@tacite/api/signing/paper-endpoints.ts'
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
import { useShowSignature } from '../panel/use-signature-act.ts'
import { Irreversible } from './irreversible.tsx'
import { paperQuery, type SignedOnPaper } from './paper-queries.ts'
import { ScanDrop } from './scan-drop.tsx'
import { firstStatement, statedOf } from './stated-draft.ts'
import { namePlace, StatedSignatories } from './stated-signatories.tsx'

interface FileScanDialogProps {
  contractId: string
  onClose: () => void
}

/** Files the scan of the signed paper: read and shown first, then confirmed. */
export function FileScanDialog({ contractId, onClose }: FileScanDialogProps) {
  const t = useTexts()
  const { data } = useQuery(paperQuery(contractId))
  const { data: contract } = useQuery(contractQuery(contractId))
  const title = t('signing-paper.file.title', { title: contract?.title ?? '' })
  if (data) return <FileForm contractId={contractId} paper={data} title={title} onClose={onClose} />
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <LoadingRegion>
        <SkeletonText lines={6} />
      </LoadingRegion>
    </Dialog>
  )
}

interface FileFormProps extends FileScanDialogProps {
  paper: SignedOnPaper
  title: string
}

function FileForm({ contractId, paper, title, onClose }: FileFormProps) {
  const t = useTexts()
  const me = useMe()
  const show = useShowSignature(contractId)
  const [scan, setScan] = useState<UploadedScan | null>(null)
  const [isConfirmed, setConfirmed] = useState(false)
  // Marked as signed before: when and by whom is known.
  const [isLater] = useState(paper.marked !== null)
  const [initial] = useState(() => firstStatement(paper.today, paper.signatories, shownName(me)))
  const form = useForm({
    initial,
    place: namePlace,
    save: ({ signatureDate, signatories }) =>
      call<typeof paperEndpoints.fileScan>(
        'POST',
        '/contracts3/:contractId/signature/scans/:scanId',
        {
          params: { contractId, scanId: scan!._id },
          body: {
            statement: isLater
              ? null
              : { signatureDate: signatureDate ?? '', signatories: statedOf(signatories) },
            isConfirmed: true,
          },
        },
      ),
    onSaved: (signature) =>
      show(
        signature,
        t(isLater ? 'signing-paper.file.doneLater' : 'signing-paper.file.done'),
        onClose,
      ),
  })
  const missing = !scan
    ? t('signing-paper.file.fileFirst')
    : isConfirmed
      ? null
      : t('signing-paper.file.confirmFirst')
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{t('common.action.cancel')}</Button>
          <Button
            type="submit"
            form={form.id}
            variant="primary"
            isBusy={form.isBusy}
            disabledReason={missing}
          >
            {t(isLater ? 'signing-paper.file.submitLater' : 'signing-paper.file.submit')}
          </Button>
        </>
      }
    >
      <form {...form.element} className="flex flex-col gap-5 pb-2">
        <FormErrors errors={form.whole} attempt={form.attempt} />
        <ScanDrop contractId={contractId} scan={scan} onScan={setScan} />
        {!isLater && (
          <>
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
          </>
        )}
        <Irreversible
          lines={[
            ...(isLater ? [] : [t('signing-paper.file.signs')]),
            t(
              scan?.active.outcome === 'removed'
                ? 'signing-paper.file.keepsCopy'
                : 'signing-paper.file.keeps',
            ),
          ]}
        />
        <Checkbox
          label={t('signing-paper.file.confirm')}
          checked={isConfirmed}
          onChange={(event) => setConfirmed(event.target.checked)}
        />
      </form>
    </Dialog>
  )
}
