import { IMPORT_LIMITS } from '@tacite/domain/imports/import-limits.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useGo } from '../../../../platform/go.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { paths } from '../../../../platform/paths.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import { toasts } from '../../../../ui/toasts.ts'
import { createImport } from '../imports-queries.ts'
import { commonName, type Chosen } from './chosen-files.ts'
import { DropZone } from './drop-zone.tsx'
import { startUpload } from './upload-store.ts'
import { whyNotSend } from './why-not-send.ts'

/** Begins an import with what is dropped, and goes to its page, where the upload is followed. */
export function NewImport() {
  const t = useTexts()
  const go = useGo()
  const [refusal, setRefusal] = useState<string | null>(null)
  const create = useMutation({
    mutationFn: ({ name }: { name: string; chosen: Chosen }) => createImport(name),
    meta: { showsError: true, changes: ['imports'] },
    onSuccess: ({ _id, name }, { chosen: { files, hidden } }) => {
      startUpload(_id, name, files)
      if (hidden > 0) toasts.success(t('imports.drop.skipped', { count: hidden }))
      go(paths.import(_id))
    },
  })
  const begin = (chosen: Chosen) => {
    const why = whyNotSend(t, chosen.files)
    setRefusal(why)
    if (why) return
    const { first, others } = commonName(chosen.files)
    const name = others === 0 ? first : t('imports.drop.name', { first, count: others })
    create.mutate({ name: name.slice(0, IMPORT_LIMITS.nameChars), chosen })
  }
  return (
    <DropZone
      error={refusal ?? (create.error ? messageOf(create.error) : null)}
      isBusy={create.isPending}
      onChosen={begin}
    />
  )
}
