import { useQuery } from '@tanstack/react-query'
import { PenLine } from 'lucide-react'
import { paths } from '../../app/paths.ts'
import { AppLink } from '../../platform/app-link.tsx'
import { useTexts } from '../../platform/locale.ts'
import { Button } from '../../ui/button.tsx'
import { signatureQuery } from './panel/signature-queries.ts'
import { SendButton } from './send/send-button.tsx'

/** What there is to do about the signature, in the head of the contract: one's own turn, or sending it out. */
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
  return data.current === null && data.sending === null ? (
    <SendButton contractId={contractId} signature={data} />
  ) : null
}
