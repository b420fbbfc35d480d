import type { attachmentsEndpoints } from '@tacite/api/writing/attachments-endpoints.ts'
import { useMutation } from '@tanstack/react-query'
import { FileArchive, FileText } from 'lucide-react'
import { callForFile } from '../../../platform/api.ts'
import { useTexts } from '../../../platform/locale.ts'
import { saveFile } from '../../../platform/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import type { Attachments } from './attachment-queries.ts'

/** The contract with its attachments: everything in a zip, or the contract and its annexes in one PDF. */
export function DownloadTogether(props: {
  contractId: string
  downloading: Attachments['downloading']
}) {
  const { contractId, downloading } = props
  const t = useTexts()
  // Not a link: a refusal, as of altered files, is shown as a message and not as a page.
  const fetching = useMutation({
    mutationFn: (format: 'zip' | 'pdf') =>
      callForFile<typeof attachmentsEndpoints.together>(
        'GET',
        '/contracts3/:contractId/with-attachments',
        { params: { contractId }, query: { format } },
      ),
    onSuccess: ({ blob, name }, format) => saveFile(blob, name ?? `contrat.${format}`),
  })
  const button = (format: 'zip' | 'pdf', icon: React.ReactNode) => (
    <Button
      size="small"
      icon={icon}
      disabledReason={downloading?.message ?? null}
      isBusy={fetching.isPending && fetching.variables === format}
      onClick={() => fetching.mutate(format)}
    >
      {t(`attachments.together.${format}`)}
    </Button>
  )
  return (
    <div className="flex flex-wrap gap-2">
      {button('zip', <FileArchive aria-hidden />)}
      {button('pdf', <FileText aria-hidden />)}
    </div>
  )
}
