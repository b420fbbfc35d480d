import {
  ATTACHMENT_KINDS,
  type AttachmentKind,
} from '@tacite/domain/attachments/attachment-kinds.ts'
import { useState } from 'react'
import { useTexts } from '../../../platform/locale.ts'
import { Select } from '../../../ui/select.tsx'
import type { Attachments } from './attachment-queries.ts'
import { DropFiles } from './drop-files.tsx'
import type { useUploads } from './use-uploads.ts'

interface AddAttachmentsProps {
  attachments: Attachments
  uploads: ReturnType<typeof useUploads>
}

/** Adds files as annexes or signature pages. */
export function AddAttachments({ attachments, uploads }: AddAttachmentsProps) {
  const t = useTexts()
  const { changingAnnexes, changingSignaturePages, value } = attachments
  // Of a signed contract, only signature pages can be added.
  const [wanted, setKind] = useState<AttachmentKind | null>(null)
  const kind = wanted ?? (changingAnnexes && !changingSignaturePages ? 'signaturePage' : 'annex')
  return (
    <DropFiles
      label={t('attachments.add')}
      empty={
        value.length === 0
          ? { title: t('attachments.empty'), lead: t('attachments.emptyLead') }
          : null
      }
      reason={(kind === 'annex' ? changingAnnexes : changingSignaturePages)?.message ?? null}
      progress={uploads.progress}
      onAdd={(files) => void uploads.add(files, kind)}
    >
      <Select
        label={t('attachments.addAs')}
        value={kind}
        onChange={setKind}
        options={ATTACHMENT_KINDS.map((each) => ({
          value: each,
          label: t(`attachments.kind.${each}`),
        }))}
      />
    </DropFiles>
  )
}
