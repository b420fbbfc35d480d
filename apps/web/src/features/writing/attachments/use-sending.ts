import { useState } from 'react'
import { callAddress } from '../../../platform/api.ts'
import { ApiError } from '../../../platform/api-error.ts'
import { messageOf } from '../../../platform/query-client.ts'

interface Failure {
  name: string
  reason: string
}

interface Progress {
  name: string
  done: number
  total: number
}

export type Sending = Pick<ReturnType<typeof useSending>, 'progress' | 'failures' | 'dismiss'>

/** Sends files one after the other: each succeeds or fails by itself, and says why. */
export function useSending(refetch: () => Promise<unknown>) {
  const [progress, setProgress] = useState<Progress | null>(null)
  const [failures, setFailures] = useState<readonly Failure[]>([])

  /** Returns how many arrived. */
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

  return { progress, failures, dismiss: () => setFailures([]), send }
}

function formOf(file: File): FormData {
  const body = new FormData()
  body.append('file', file, file.name)
  return body
}
