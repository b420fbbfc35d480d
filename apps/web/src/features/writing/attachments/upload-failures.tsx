import { CircleAlert, X } from 'lucide-react'
import { useTexts } from '../../../platform/locale.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { Sending } from './use-sending.ts'

/** Which files were not added, and why; nothing while there are none. */
export function UploadFailures({ failures, dismiss }: Pick<Sending, 'failures' | 'dismiss'>) {
  const t = useTexts()
  if (failures.length === 0) return null
  return (
    <div role="alert" className="flex gap-2 rounded-md bg-red-soft px-3 py-2 text-red-ink">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{t('common.error.attachmentFailed')}</p>
        <ul className="mt-0.5 list-disc pl-4 text-sm">
          {failures.map(({ name, reason }) => (
            <li key={name} className="break-words">
              {t('attachments.failedLine', { name, reason })}
            </li>
          ))}
        </ul>
      </div>
      <IconButton
        label={t('attachments.dismiss')}
        icon={<X aria-hidden />}
        size="small"
        onClick={dismiss}
      />
    </div>
  )
}
