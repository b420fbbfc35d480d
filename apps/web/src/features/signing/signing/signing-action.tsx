import { onlyWaitsForStep } from '@tacite/domain/acts/wants-validation.ts'
import { useQuery } from '@tanstack/react-query'
import { PenLine } from 'lucide-react'
import { paths } from '../../../platform/paths.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { FileScanButton } from './paper/file-scan-button.tsx'
import { signatureQuery } from './panel/signature-queries.ts'
import { SendButton } from './send/send-button.tsx'

/** The signature action in the header of the contract: signing when it is the reader's turn, or sending. */
export function SigningAction({ contractId }: { contractId: string }) {
  const t = useTexts()
  const { data } = useQuery(signatureQuery(contractId))
  if (!data) return null
  if (data.mine && data.mine.signing === null)
    return (
      <Button
        variant="primary"
        icon={<PenLine aria-hidden />}
        render={<AppLink to={paths.signContract(contractId)} />}
      >
        {t('signing-panel.signMine')}
      </Button>
    )
  if (data.current?.provider === 'scan' && data.current.state === 'out' && !data.uploading)
    return <FileScanButton contractId={contractId} signature={data} isPrimary />
  // A temporary reason: the button stays, disabled. With a permanent reason it is not rendered at all.
  const isOffered = data.sending === null || onlyWaitsForStep(data.sending.code)
  return data.current === null && isOffered ? (
    <SendButton contractId={contractId} signature={data} />
  ) : null
}
