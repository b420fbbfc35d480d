import type { AttachmentKind } from '@tacite/domain/attachments/attachment-kinds.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callAddress } from '../../../platform/api.ts'
import { ApiError } from '../../../platform/api-error.ts'
import { currentTexts } from '../../../platform/locale.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { refetchStale } from '../../../platform/refetch-stale.ts'
import { toasts } from '../../../ui/toasts.ts'

interface Failure {
  name: string
  reason: string
}

interface Progress {
  name: string
  done: number
  total: number
}

/** Adds files one after the other: each succeeds or fails by itself, and says why. */
export function useUploads(contractId: string) {
  const queryClient = useQueryClient()
  const [progress, setProgress] = useState<Progress | null>(null)
  const [failures, setFailures] = useState<readonly Failure[]>([])
  const refetch = () => refetchStale(queryClient, [{ topic: 'contract', contractId }])

  const send = async (files: readonly File[], path: string) => {
    const failed: Failure[] = []
    let added = 0
    setFailures([])
    for (const [done, file] of files.entries()) {
      setProgress({ name: file.name, done: done + 1, total: files.length })
      try {
        await callAddress('POST', path, formOf(file))
        added += 1
      } catch (error) {
        // Nobody failed who decided against it: nor do the files after it ask once more.
        if (error instanceof ApiError && error.isDeclined) break
        failed.push({ name: file.name, reason: messageOf(error) })
      }
    }
    setProgress(null)
    setFailures(failed)
    await refetch()
    return added
  }

  return {
    progress,
    failures,
    dismiss: () => setFailures([]),
    add: async (files: readonly File[], kind: AttachmentKind) => {
      const count = await send(files, `/contracts3/${contractId}/attachments?kind=${kind}`)
      if (count > 0) toasts.success(currentTexts()('attachments.added', { count }))
    },
    addVersion: async (file: File, { _id, name }: { _id: string; name: string }) => {
      const count = await send([file], `/contracts3/${contractId}/attachments/${_id}/versions`)
      if (count > 0) toasts.success(currentTexts()('attachments.versionAdded', { name }))
    },
  }
}

function formOf(file: File): FormData {
  const body = new FormData()
  body.append('file', file, file.name)
  return body
}
