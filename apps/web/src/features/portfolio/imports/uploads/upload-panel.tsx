import { Pause, Play } from 'lucide-react'
import { useFormats } from '../../../../platform/formats.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import { Button } from '../../../../ui/button.tsx'
import { ProgressBar } from '../../../../ui/progress-bar.tsx'
import { useTimeLeft } from '../use-time-left.ts'
import { rateOf, secondsLeft } from './transfer-rate.ts'
import { pauseUpload, resumeUpload, type Upload } from './upload-store.ts'

/** The upload of this window: how much, how fast, how long, and what to do about it. */
export function UploadPanel({ importId, upload }: { importId: string; upload: Upload }) {
  const t = useTexts()
  const { name, state, sent, total, isOffline, error } = upload
  return (
    <section className="flex max-w-2xl flex-col gap-3 rounded-lg border border-line bg-paper p-4">
      <ProgressBar
        label={t('imports.upload.sending', { name })}
        value={sent}
        max={total}
        detail={<Pace upload={upload} />}
      />
      <p
        role="status"
        className={state === 'failed' ? 'text-sm text-red-ink' : 'text-sm text-ink-soft'}
      >
        {state === 'failed' && error && t('imports.upload.failed', { message: messageOf(error) })}
        {state === 'paused' && t('imports.upload.paused')}
        {state === 'sending' &&
          t(isOffline ? 'imports.upload.offline' : 'imports.upload.leaveOpen')}
      </p>
      <div>
        {state === 'sending' ? (
          <Button icon={<Pause aria-hidden />} onClick={() => pauseUpload(importId)}>
            {t('imports.upload.pause')}
          </Button>
        ) : (
          <Button icon={<Play aria-hidden />} onClick={() => resumeUpload(importId)}>
            {t('imports.upload.resume')}
          </Button>
        )}
      </div>
    </section>
  )
}

/** « 340 Mo sur 1,2 Go, 24 Mo par seconde, encore 40 s ». */
function Pace({ upload: { sent, total, samples } }: { upload: Upload }) {
  const t = useTexts()
  const formats = useFormats()
  const timeLeft = useTimeLeft()
  const rate = rateOf(samples)
  const seconds = secondsLeft(samples, total - sent)
  return [
    t('imports.upload.progress', { done: formats.bytes(sent), total: formats.bytes(total) }),
    rate !== null && t('imports.upload.rate', { rate: formats.bytes(rate) }),
    seconds !== null && timeLeft(seconds),
  ]
    .filter((part) => typeof part === 'string')
    .join(', ')
}
