import { useSuspenseQuery } from '@tanstack/react-query'
import type { ContractPage } from '@tacite/api/writing/contracts-endpoints.ts'
import { Copy, Download, FileText, ShieldAlert } from 'lucide-react'
import { contractQuery } from '../../../../platform/contract.ts'
import { urlOf } from '../../../../platform/api.ts'
import { currentTexts, useTexts } from '../../../../platform/locale.ts'
import { holds, useMe } from '../../../../platform/me.ts'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { toasts } from '../../../../ui/toasts.ts'
import { AttachmentsSection } from '../../attachments/public.tsx'
import type { ContractPartProps } from '../contract-part.ts'

/** The files of the contract: the original document, with the hash that proves it unchanged, and what is attached. */
export default function FilesPanel({ contractId }: ContractPartProps) {
  const { data: contract } = useSuspenseQuery(contractQuery(contractId))
  return (
    <div className="flex flex-col gap-8">
      {contract.original && <Original contractId={contractId} original={contract.original} />}
      <AttachmentsSection contractId={contractId} />
    </div>
  )
}

interface OriginalProps extends ContractPartProps {
  original: NonNullable<ContractPage['original']>
}

function Original({ contractId, original }: OriginalProps) {
  const t = useTexts()
  const copyHash = async () => {
    await navigator.clipboard.writeText(original.sha256)
    toasts.success(currentTexts()('editor.files.copied'))
  }
  return (
    <section aria-label={t('editor.files.original')} className="flex flex-col gap-4">
      <div>
        <h2 className="font-semibold">{t('editor.files.original')}</h2>
        <p className="text-sm text-ink-faint">{t('editor.files.originalLead')}</p>
      </div>
      <div className="flex items-center gap-3 rounded-md border border-line p-3">
        <FileText aria-hidden className="size-5 shrink-0 text-accent" />
        <span className="min-w-0 flex-1 font-medium break-words">{original.name}</span>
      </div>
      {original.active.outcome && <ActiveContent found={original.active.found} />}
      {original.copySha256 ? (
        <div className="flex flex-wrap gap-2">
          <DownloadButton contractId={contractId} version="copy" name={original.name}>
            {t('editor.files.downloadCopy')}
          </DownloadButton>
          <DownloadButton contractId={contractId} version="received" name={original.name}>
            {t('editor.files.downloadReceived')}
          </DownloadButton>
        </div>
      ) : (
        <DownloadButton contractId={contractId} version="received" name={original.name}>
          {t('editor.files.download')}
        </DownloadButton>
      )}
      <div>
        <p className="text-sm font-medium">{t('editor.files.hash')}</p>
        <p className="text-sm text-ink-faint">{t('editor.files.hashHint')}</p>
        <div className="mt-1 flex items-start gap-2">
          <code className="min-w-0 flex-1 rounded-md bg-canvas p-2 font-mono text-xs break-all">
            {original.sha256}
          </code>
          <IconButton
            label={t('editor.files.copyHash')}
            icon={<Copy aria-hidden />}
            size="small"
            onClick={() => void copyHash()}
          />
        </div>
      </div>
    </section>
  )
}

/** Said before the file is opened, by whom it may reach. */
function ActiveContent({ found }: Pick<OriginalProps['original']['active'], 'found'>) {
  const t = useTexts()
  const contents = found.map(({ kind }) => t(`document-import.active.kinds.${kind}`)).join(' ; ')
  return (
    <p className="flex gap-2 rounded-md bg-amber-soft px-3 py-2 text-amber-ink">
      <ShieldAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {t('editor.files.activeLead', { contents })}
    </p>
  )
}

function DownloadButton(props: {
  contractId: string
  version: 'received' | 'copy'
  name: string
  children: string
}) {
  const { contractId, version, name, children } = props
  const t = useTexts()
  const mayDownload = holds(useMe(), 'contracts:attachments:download')
  const href = urlOf('/contracts3/:contractId/original', {
    params: { contractId },
    query: { version },
  })
  return (
    <Button
      className="self-start"
      icon={<Download aria-hidden />}
      disabledReason={
        mayDownload ? null : t.refusal({ code: 'NOT_ALLOWED_CONTRACTS_ATTACHMENTS_DOWNLOAD' })
      }
      render={mayDownload ? <a href={href} download={name} /> : undefined}
    >
      {children}
    </Button>
  )
}
