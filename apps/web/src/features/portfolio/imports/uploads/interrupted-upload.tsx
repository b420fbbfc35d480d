import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormats } from '../../../../platform/formats.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import { ProgressBar } from '../../../../ui/progress-bar.tsx'
import { unfinishedSources, type ImportPage } from '../imports-queries.ts'
import type { Chosen, ChosenFile } from './chosen-files.ts'
import { DropZone } from './drop-zone.tsx'
import { startUpload } from './upload-store.ts'
import { whyNotSend } from './why-not-send.ts'

/** Names of expected files that are said. */
const MOST_NAMED = 3

/** An import whose files are not all there, in a window that does not send them: the same files go on. */
export function InterruptedUpload({ page }: { page: ImportPage }) {
  const t = useTexts()
  const formats = useFormats()
  const { received, bytes } = page.sources
  const [refusal, setRefusal] = useState<string | null>(null)
  const goOn = useMutation({
    mutationFn: async ({ files }: Chosen) => {
      const { value } = await unfinishedSources(page._id)
      return { files, strangers: strangersAmong(files, value), value }
    },
    meta: { showsError: true },
    onSuccess: ({ files, strangers, value }) => {
      const [stranger] = strangers
      const expected = value.slice(0, MOST_NAMED).map(({ path }) => path)
      // Something of it has to be what is awaited; more than that is only more to send.
      if (stranger && value.length > 0 && strangers.length === files.length)
        return setRefusal(t('imports.upload.otherFile', { name: stranger.path, expected }))
      startUpload(page._id, page.name, files, { isResumed: true })
    },
  })
  const begin = (chosen: Chosen) => {
    const why = whyNotSend(t, chosen.files)
    setRefusal(why)
    if (!why) goOn.mutate(chosen)
  }
  return (
    <section className="flex max-w-2xl flex-col gap-3">
      {bytes > 0 && (
        <>
          <ProgressBar label={t('imports.upload.interrupted')} value={received} max={bytes} />
          <p className="text-sm text-ink-soft">
            {t('imports.upload.interruptedHint', {
              done: formats.bytes(received),
              total: formats.bytes(bytes),
            })}
          </p>
        </>
      )}
      <DropZone
        error={refusal ?? (goOn.error ? messageOf(goOn.error) : null)}
        isBusy={goOn.isPending}
        onChosen={begin}
      />
    </section>
  )
}

/** Files that none of the sources waits for. */
function strangersAmong(
  files: readonly ChosenFile[],
  awaited: readonly { path: string; bytes: number }[],
): ChosenFile[] {
  const known = new Set(awaited.map(({ path, bytes }) => `${bytes} ${path}`))
  return files.filter(({ path, file }) => !known.has(`${file.size} ${path}`))
}
