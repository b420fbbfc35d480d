import type { Backups } from '@tacite/api/settings/backups-endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { backupsQuery } from '../../../../platform/backups-query.ts'
import { useFormats } from '../../../../platform/formats.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { messageOf } from '../../../../platform/query-client.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { LoadingRegion, Skeleton } from '../../../../ui/skeleton.tsx'
import { OptionSection } from '../option-section.tsx'

/** When the last backup was made and whether somebody has to act; the operator sets them up. */
export function BackupsSection() {
  const t = useTexts()
  const { data, error } = useQuery(backupsQuery)
  return (
    <OptionSection
      title={t('options-company.backups.title')}
      lead={t('options-company.backups.lead')}
    >
      {data && <State backups={data} />}
      {!data && error && <p>{messageOf(error)}</p>}
      {!data && !error && (
        <LoadingRegion>
          <Skeleton className="h-24 w-full" />
        </LoadingRegion>
      )}
    </OptionSection>
  )
}

function State({ backups: { state, isNightly, last, failure } }: { backups: Backups }) {
  const t = useTexts()
  const formats = useFormats()
  return (
    <div
      className={classNames(
        'flex flex-col gap-1 rounded-md px-4 py-3',
        state === 'good' ? 'bg-canvas' : 'bg-amber-soft text-amber-ink',
      )}
    >
      <p className="font-medium">{t(`options-company.backups.state.${state}`)}</p>
      {failure && (
        <p>
          {t(`options-company.backups.problem.${failure.problem}`, {
            moment: formats.instant(failure.at),
          })}
        </p>
      )}
      {last && (
        <p>{t('options-company.backups.last', { moment: formats.instant(last.startedAt) })}</p>
      )}
      {last && !last.hasDatabase && <p>{t('options-company.backups.ownDatabase')}</p>}
      {!isNightly && <p>{t('options-company.backups.notNightly')}</p>}
    </div>
  )
}
