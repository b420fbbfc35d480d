import type { UploadedScan } from '@tacite/api/signing/paper-endpoints.ts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { urlOf } from '../../../../platform/api.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'

interface ScanPagesProps {
  contractId: string
  scan: UploadedScan
}

/** The pages of an uploaded scan, one at a time: what will be kept. */
export function ScanPages({ contractId, scan: { _id: scanId, pages } }: ScanPagesProps) {
  const t = useTexts()
  const [page, setPage] = useState(1)
  const [failed, setFailed] = useState<number | null>(null)
  return (
    <section
      aria-label={t('signing-paper.file.preview')}
      className="flex flex-col items-center gap-2 border-t border-line bg-canvas p-3"
    >
      {failed === page ? (
        <p role="status" className="py-8 text-sm text-ink-soft">
          {t('signing-paper.file.failedPage')}
        </p>
      ) : (
        <img
          key={page}
          src={urlOf('/contracts3/:contractId/signature/scans/:scanId/pages/:page', {
            params: { contractId, scanId, page: String(page) },
          })}
          alt={t('signing-paper.file.page', { page })}
          onError={() => setFailed(page)}
          className="block aspect-[auto_210/297] h-auto w-full max-w-sm border border-line bg-paper shadow-low"
        />
      )}
      {pages > 1 && (
        <div className="flex items-center gap-1 text-sm">
          <IconButton
            size="small"
            icon={<ChevronLeft aria-hidden />}
            label={t('signing-paper.file.previous')}
            disabledReason={page === 1 ? t('signing-paper.file.isFirst') : null}
            onClick={() => setPage(page - 1)}
          />
          <span className="tabular-nums" aria-live="polite">
            {t('signing-paper.file.turn', { page, pages })}
          </span>
          <IconButton
            size="small"
            icon={<ChevronRight aria-hidden />}
            label={t('signing-paper.file.next')}
            disabledReason={page === pages ? t('signing-paper.file.isLast') : null}
            onClick={() => setPage(page + 1)}
          />
        </div>
      )}
    </section>
  )
}
