import { useQuery } from '@tanstack/react-query'
import { Download, FileCheck, PenLine, Printer } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import { urlOf } from '../../../../platform/api.ts'
import { useFormats } from '../../../../platform/formats.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextLink } from '../../../../ui/text-link.tsx'
import { DocumentReading } from '../../../portfolio/search/public.ts'
import type { ContractSignature } from '../panel/signature-queries.ts'
import { FileScanButton } from './file-scan-button.tsx'
import { paperQuery, type SignedOnPaper } from './paper-queries.ts'

interface PaperSectionProps {
  contractId: string
  signature: ContractSignature
}

/** What is known about a signature by hand: awaited, stated, kept as a scan. */
export function PaperSection({ contractId, signature }: PaperSectionProps) {
  const { data: paper } = useQuery(paperQuery(contractId))
  if (!paper) return null
  const isAwaited = signature.current?.provider === 'scan' && signature.current.state === 'out'
  return (
    <>
      {isAwaited && <AwaitedCard contractId={contractId} signature={signature} />}
      {paper.marked && <MarkedCard contractId={contractId} signature={signature} paper={paper} />}
      {paper.scan && <ScanCard contractId={contractId} paper={paper} scan={paper.scan} />}
      <StatedList signatories={paper.signatories} />
    </>
  )
}

function Card({ id, title, icon, children }: CardProps) {
  return (
    <section aria-labelledby={id} className="rounded-lg border border-line bg-canvas p-4">
      <h2 id={id} className="flex items-center gap-2 font-semibold [&_svg]:size-4.5">
        {icon}
        {title}
      </h2>
      {children}
    </section>
  )
}

interface CardProps {
  id: string
  title: string
  icon: ReactNode
  children: ReactNode
}

function AwaitedCard({ contractId, signature }: PaperSectionProps) {
  const t = useTexts()
  return (
    <Card id="awaited" title={t('signing-paper.card.awaitTitle')} icon={<PenLine aria-hidden />}>
      <p className="mt-1 text-sm text-ink-soft">{t('signing-paper.card.await')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          icon={<Printer aria-hidden />}
          render={
            <a
              download
              href={urlOf('/contracts3/:contractId/signature/document.pdf', {
                params: { contractId },
              })}
            />
          }
        >
          {t('signing-paper.card.printPdf')}
        </Button>
        <FileScanButton contractId={contractId} signature={signature} />
      </div>
    </Card>
  )
}

function MarkedCard({
  contractId,
  signature,
  paper,
}: PaperSectionProps & { paper: SignedOnPaper }) {
  const t = useTexts()
  const formats = useFormats()
  const { marked, signatureDate, document } = paper
  return (
    <Card id="marked" title={t('signing-paper.card.markedTitle')} icon={<PenLine aria-hidden />}>
      {signatureDate && (
        <p className="mt-1 text-sm">{t('signing-paper.card.signedOn', { day: signatureDate })}</p>
      )}
      {marked && (
        <p className="mt-1 text-sm text-ink-soft">
          {t('signing-paper.card.marked', {
            name: marked.by.name,
            moment: formats.instant(marked.at),
          })}
        </p>
      )}
      {!document && (
        <>
          <p className="mt-2 text-sm font-medium">{t('signing-paper.card.none')}</p>
          <div className="mt-3">
            <FileScanButton contractId={contractId} signature={signature} />
          </div>
        </>
      )}
    </Card>
  )
}

function ScanCard({
  contractId,
  paper,
  scan,
}: {
  contractId: string
  paper: SignedOnPaper
  scan: NonNullable<SignedOnPaper['scan']>
}) {
  const t = useTexts()
  const formats = useFormats()
  const { document, marked, signatureDate } = paper
  return (
    <Card
      id="signed-scan"
      title={t('signing-paper.card.scanTitle')}
      icon={<FileCheck aria-hidden className="text-green" />}
    >
      {!marked && signatureDate && (
        <p className="mt-1 text-sm">{t('signing-paper.card.signedOn', { day: signatureDate })}</p>
      )}
      <p className="mt-1 text-sm text-ink-soft">
        {t('signing-paper.card.filedBy', {
          name: scan.filedBy.name,
          moment: formats.instant(scan.filedAt),
        })}
      </p>
      {scan.isCopy && <p className="mt-1 text-sm text-ink-soft">{t('signing-paper.card.copy')}</p>}
      {document && (
        <div className="mt-1">
          <Suspense>
            <DocumentReading contractId={contractId} />
          </Suspense>
        </div>
      )}
      {document && (
        <>
          <p className="mt-2 text-xs text-ink-faint">{t('signing-paper.card.fingerprint')}</p>
          <p className="text-xs break-all tabular-nums text-ink-soft">{document.sha256}</p>
        </>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          icon={<Download aria-hidden />}
          render={
            <a
              download
              href={urlOf('/contracts3/:contractId/signed', { params: { contractId } })}
            />
          }
        >
          {t('signing-paper.card.download')}
        </Button>
        {scan.isCopy && (
          <TextLink
            href={urlOf('/contracts3/:contractId/signature/scan', { params: { contractId } })}
          >
            {t('signing-paper.card.received')}
          </TextLink>
        )}
      </div>
    </Card>
  )
}

function StatedList({ signatories }: Pick<SignedOnPaper, 'signatories'>) {
  const t = useTexts()
  if (signatories.length === 0) return null
  return (
    <section aria-labelledby="stated-signatories" className="flex flex-col gap-2">
      <h2 id="stated-signatories" className="font-semibold">
        {t('signing-paper.card.signatories')}
      </h2>
      <ul className="flex flex-col divide-y divide-line border-y border-line">
        {signatories.map(({ name, side }) => (
          <li key={`${side} ${name}`} className="py-2">
            <p className="font-medium wrap-anywhere">{name}</p>
            {side && <p className="text-sm text-ink-soft">{t(`signing-paper.card.${side}`)}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
