import type { paperEndpoints, UploadedScan } from '@tacite/api/signing/paper-endpoints.ts'
import { useMutation } from '@tanstack/react-query'
import { FileText, ShieldAlert, TriangleAlert } from 'lucide-react'
import { call } from '../../../../platform/api.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import { Button } from '../../../../ui/button.tsx'
import { FileDrop } from '../../../../ui/file-drop.tsx'
import { ScanPages } from './scan-pages.tsx'

interface ScanDropProps {
  contractId: string
  scan: UploadedScan | null
  onScan: (scan: UploadedScan | null) => void
}

/** A place for the PDF; once the server has read it, what it holds and its pages. */
export function ScanDrop({ contractId, scan, onScan }: ScanDropProps) {
  const t = useTexts()
  const reading = useMutation({
    mutationFn: (file: File) => {
      const form = new FormData()
      form.append('file', file, file.name)
      return call<typeof paperEndpoints.uploadScan>(
        'POST',
        '/contracts3/:contractId/signature/scans',
        { params: { contractId }, body: form as never },
      )
    },
    meta: { showsError: true },
    onSuccess: onScan,
  })
  if (scan)
    return (
      <ReadScan
        contractId={contractId}
        scan={scan}
        onRemove={() => {
          reading.reset()
          onScan(null)
        }}
      />
    )
  return (
    <FileDrop
      label={
        reading.isPending
          ? t('signing-paper.file.reading', { name: reading.variables.name })
          : t('signing-paper.file.drop')
      }
      hint={t('signing-paper.file.hint')}
      accept="application/pdf,.pdf"
      isBusy={reading.isPending}
      error={reading.error ? messageOf(reading.error) : null}
      onFiles={([file]) => file && reading.mutate(file)}
    />
  )
}

interface ReadScanProps {
  contractId: string
  scan: UploadedScan
  onRemove: () => void
}

function ReadScan({ contractId, scan, onRemove }: ReadScanProps) {
  const t = useTexts()
  return (
    <div className="rounded-lg border border-line-strong">
      <div className="flex flex-wrap items-center gap-3 p-3">
        <FileText aria-hidden className="size-5 shrink-0 text-accent" />
        <div className="min-w-40 flex-1">
          <p className="font-medium wrap-anywhere">{scan.name}</p>
          <p role="status" className="text-sm text-ink-soft">
            {t('signing-paper.file.pages', { count: scan.pages })}
          </p>
        </div>
        <Button size="small" onClick={onRemove}>
          {t('signing-paper.file.another')}
        </Button>
      </div>
      {scan.active.outcome && <ActiveContent active={scan.active} outcome={scan.active.outcome} />}
      {!scan.hasText && (
        <p className="flex gap-2 border-t border-line p-3 text-sm text-ink-soft">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-amber" />
          {t('signing-paper.file.noText')}
        </p>
      )}
      <ScanPages contractId={contractId} scan={scan} />
    </div>
  )
}

function ActiveContent({
  active,
  outcome,
}: {
  active: UploadedScan['active']
  outcome: NonNullable<UploadedScan['active']['outcome']>
}) {
  const t = useTexts()
  return (
    <section
      aria-label={t('signing-paper.file.active')}
      className="border-t border-line bg-amber-soft p-3 text-sm text-amber-ink"
    >
      <p className="flex gap-2 font-medium">
        <ShieldAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
        {t('signing-paper.file.active')}
      </p>
      <ul className="mt-1 list-disc pl-11">
        {active.found.map(({ kind }) => (
          <li key={kind}>{t(`document-import.active.kinds.${kind}`)}</li>
        ))}
      </ul>
      <p className="mt-1.5 pl-6">{t(`document-import.active.outcome.${outcome}`)}</p>
    </section>
  )
}
