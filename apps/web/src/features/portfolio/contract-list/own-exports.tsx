import { useMutation, useQuery } from '@tanstack/react-query'
import { Download, RotateCw, X } from 'lucide-react'
import { useFormats } from '../../../platform/formats.ts'
import { fetchExport } from '../../../platform/fetch-export.ts'
import { currentTexts, useTexts } from '../../../platform/locale.ts'
import { holds, useMe } from '../../../platform/me.ts'
import { Button } from '../../../ui/button.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { toasts } from '../../../ui/toasts.ts'
import {
  ownExportsQuery,
  removeExport,
  restartExport,
  type ContractExport,
} from './own-exports-queries.ts'

/** The person's long exports: how far each is, its file, or why there is none. Whoever comes back finds them here. */
export function OwnExports() {
  const t = useTexts()
  const mayExport = holds(useMe(), 'contracts3:export')
  const { data } = useQuery({ ...ownExportsQuery, enabled: mayExport })
  if (!data || data.value.length === 0) return null
  return (
    <ul aria-label={t('contract-list.export.own.region')} className="mb-3 flex flex-col gap-2">
      {data.value.map((made) => (
        <li
          key={made._id}
          className="flex flex-col gap-x-6 gap-y-2 rounded-md border border-line bg-paper px-4 py-2.5 tablet:flex-row tablet:items-center"
        >
          <div className="min-w-0 flex-1">
            <Standing made={made} />
          </div>
          <Acts made={made} />
        </li>
      ))}
    </ul>
  )
}

function Standing({ made }: { made: ContractExport }) {
  const t = useTexts()
  const formats = useFormats()
  const { state, rows, rowsDone, typeFile: kind } = made
  if (state === 'waiting')
    return (
      <div className="flex flex-col gap-1.5">
        <ProgressBar
          label={t('contract-list.export.own.preparing', { kind })}
          value={rows === null ? null : rowsDone}
          max={rows ?? 0}
          detail={
            rows === null
              ? t('contract-list.export.own.counting')
              : t('contract-list.export.own.done', { done: rowsDone, rows })
          }
        />
        <p className="text-sm text-ink-soft">{t('contract-list.export.own.goesOn')}</p>
      </div>
    )
  return (
    <div role="status" className="flex flex-col text-sm">
      <p className="font-medium">{t(`contract-list.export.own.${state}`, { kind })}</p>
      {state === 'failed' ? (
        <p className="text-red-ink">{made.failure?.message}</p>
      ) : (
        <p className="text-ink-soft">
          {t('contract-list.export.own.rows', {
            count: rows ?? 0,
            at: formats.instant(made.requestedAt),
            until: formats.lastDay(made.expiresAt),
          })}
        </p>
      )}
    </div>
  )
}

function Acts({ made }: { made: ContractExport }) {
  const t = useTexts()
  const download = useMutation({ mutationFn: () => fetchExport(made._id) })
  const restart = useMutation({
    mutationFn: () => restartExport(made),
    meta: { changes: ['exports'] },
  })
  const isRunning = made.state === 'waiting'
  const remove = useMutation({
    mutationFn: () => removeExport(made),
    meta: { changes: ['exports'] },
    onSuccess: () =>
      toasts.success(
        currentTexts()(`contract-list.export.own.${isRunning ? 'stopped' : 'removed'}`),
      ),
  })
  return (
    <div className="flex flex-wrap items-center gap-2">
      {made.state === 'ready' && (
        <Button
          icon={<Download aria-hidden />}
          isBusy={download.isPending}
          onClick={() => download.mutate()}
        >
          {t('contract-list.export.own.download')}
        </Button>
      )}
      {made.state === 'failed' && (
        <Button
          icon={<RotateCw aria-hidden />}
          isBusy={restart.isPending}
          onClick={() => restart.mutate()}
        >
          {t('contract-list.export.own.restart')}
        </Button>
      )}
      <Button
        variant="quiet"
        icon={<X aria-hidden />}
        isBusy={remove.isPending}
        onClick={() => remove.mutate()}
      >
        {t(`contract-list.export.own.${isRunning ? 'stop' : 'remove'}`)}
      </Button>
    </div>
  )
}
