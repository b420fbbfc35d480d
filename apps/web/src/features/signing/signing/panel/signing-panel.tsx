import { useQuery } from '@tanstack/react-query'
import { PenLine, Signature as SignatureIcon } from 'lucide-react'
import { paths } from '../../../../platform/paths.ts'
import { AppLink } from '../../../../platform/app-link.tsx'
import { useTexts } from '../../../../platform/locale.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LoadingRegion, SkeletonText } from '../../../../ui/skeleton.tsx'
import { SendButton } from '../send/send-button.tsx'
import { CurrentSignature } from './current-signature.tsx'
import { EarlierSignatures } from './earlier-signatures.tsx'
import { SealCard } from './seal-card.tsx'
import { SignatureActs } from './signature-acts.tsx'
import { signatureQuery, type ContractSignature } from './signature-queries.ts'
import { VerifyFile } from './verify-file.tsx'
import { MarkSignedButton } from '../paper/mark-signed.tsx'
import { paperQuery } from '../paper/paper-queries.ts'
import { PaperSection } from '../paper/paper-section.tsx'

/** The « Signature » tab of a contract: who signs, current state, possible actions. */
export function SigningPanel({ contractId }: { contractId: string }) {
  const t = useTexts()
  const { data, error: ofSignature, refetch } = useQuery(signatureQuery(contractId))
  const { data: paper, error: ofPaper, refetch: refetchPaper } = useQuery(paperQuery(contractId))
  const error = ofSignature ?? ofPaper
  if (data && (paper || data.current))
    return (
      <Panel
        contractId={contractId}
        signature={data}
        isSignedElsewhere={Boolean(paper?.marked || paper?.document)}
      />
    )
  if (!error)
    return (
      <LoadingRegion>
        <SkeletonText lines={8} />
      </LoadingRegion>
    )
  return (
    <EmptyState
      isSmall
      title={t('signing-panel.failed')}
      action={
        <Button onClick={() => void Promise.all([refetch(), refetchPaper()])}>
          {t('common.action.retry')}
        </Button>
      }
    >
      {messageOf(error)}
    </EmptyState>
  )
}

interface PanelProps {
  contractId: string
  signature: ContractSignature
  /** Without any signature here. */
  isSignedElsewhere: boolean
}

function Panel({ contractId, signature, isSignedElsewhere }: PanelProps) {
  const t = useTexts()
  const { current, earlier, mine } = signature
  const isMyTurn = mine !== null && mine.signing === null
  return (
    <div className="flex flex-col gap-6">
      {isMyTurn && (
        <Button
          variant="primary"
          size="large"
          icon={<PenLine aria-hidden />}
          render={<AppLink to={paths.signContract(contractId)} />}
        >
          {t('signing-panel.signMine')}
        </Button>
      )}
      {current ? (
        <>
          {current.seal && <SealCard contractId={contractId} seal={current.seal} />}
          <CurrentSignature contractId={contractId} signature={current} />
          <PaperSection contractId={contractId} signature={signature} />
          {current.state === 'out' && (
            <SignatureActs contractId={contractId} signature={signature} />
          )}
          {current.seal && <VerifyFile contractId={contractId} />}
        </>
      ) : isSignedElsewhere ? (
        <PaperSection contractId={contractId} signature={signature} />
      ) : (
        <EmptyState
          isSmall
          icon={<SignatureIcon />}
          title={t('signing-panel.none')}
          action={
            <div className="flex flex-wrap justify-center gap-2">
              <SendButton contractId={contractId} signature={signature} />
              <MarkSignedButton contractId={contractId} />
            </div>
          }
        >
          {t('signing-panel.noneWhy')}
        </EmptyState>
      )}
      <EarlierSignatures signatures={earlier} />
    </div>
  )
}
