import { useQuery } from '@tanstack/react-query'
import { backupsQuery } from '../../platform/backups-query.ts'
import { useFormats } from '../../platform/formats.ts'
import { useTexts } from '../../platform/locale.ts'

/** After a restore nothing is sent: whoever administers the company knows why no mail arrives. */
export default function RestoredBanner() {
  const t = useTexts()
  const formats = useFormats()
  const { data } = useQuery(backupsQuery)
  if (!data?.restoredFrom) return null
  return (
    <section
      aria-label={t('restored.title')}
      className="mb-6 rounded-lg bg-amber-soft px-4 py-2.5 text-amber-ink tablet:mb-8"
    >
      <p className="font-medium">{t('restored.title')}</p>
      <p>
        {t('restored.lead', {
          moment: formats.instant(data.restoredFrom),
        })}
      </p>
    </section>
  )
}
