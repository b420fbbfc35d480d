import { useMutation } from '@tanstack/react-query'
import { useFormats } from '../../../platform/formats.ts'
import { currentTexts, useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { TitledSection } from '../../../ui/titled-section.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { reopenRequest, withdrawRequest, type TaskRequest } from './contract-tasks-queries.ts'

/** What was asked about a contract, what became of it, and what the reader can take back or ask again. */
export function RequestList(props: {
  contractId: string
  value: readonly TaskRequest[]
  isCut: boolean
}) {
  const { contractId, value, isCut } = props
  const t = useTexts()
  return (
    <TitledSection title={t('contract-tasks.list.title')} lead={t('contract-tasks.list.lead')}>
      {value.length === 0 ? (
        <p className="text-sm text-ink-soft">{t('contract-tasks.list.empty')}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line border-y border-line">
          {value.map((request) => (
            <li key={request._id} className="flex flex-col gap-1 py-3">
              <Request request={request} contractId={contractId} />
            </li>
          ))}
        </ul>
      )}
      {isCut && (
        <p className="text-sm text-ink-soft">
          {t('contract-tasks.list.cut', { count: value.length })}
        </p>
      )}
    </TitledSection>
  )
}

function Request({ request, contractId }: { request: TaskRequest; contractId: string }) {
  const t = useTexts()
  const formats = useFormats()
  const { title, note, dueOn, answer, answeredAt, status, canWithdraw, canReopen } = request
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <p
          className={classNames(
            'min-w-0 font-medium break-words',
            status !== 'TODO' && 'text-ink-faint line-through',
          )}
        >
          {title}
        </p>
        {canWithdraw && <Act name="withdraw" request={request} contractId={contractId} />}
        {canReopen && <Act name="reopen" request={request} contractId={contractId} />}
      </div>
      <p className="text-sm text-ink-soft">
        {t('contract-tasks.list.asked', {
          by: request.requestedBy,
          to: request.assignedTo,
          moment: formats.instant(request.requestedAt),
        })}
        {dueOn !== null && ` ${t('contract-tasks.list.dueOn', { day: dueOn })}`}
      </p>
      {note !== '' && <p className="text-sm break-words whitespace-pre-wrap">{note}</p>}
      {answeredAt !== null && (
        <p className="text-sm break-words whitespace-pre-wrap">
          {t('contract-tasks.list.answered', { moment: formats.instant(answeredAt) })}
          {answer ? ` ${t('contract-tasks.list.answer', { answer })}` : ''}
        </p>
      )}
      {status === 'TERMINATED' && (
        <p className="text-sm text-ink-faint">{t('contract-tasks.list.withdrawn')}</p>
      )}
    </>
  )
}

const ACTS = { withdraw: withdrawRequest, reopen: reopenRequest }

function Act(props: { name: keyof typeof ACTS; request: TaskRequest; contractId: string }) {
  const { name, request, contractId } = props
  const t = useTexts()
  const act = useMutation({
    mutationFn: () => ACTS[name](request._id),
    meta: { changes: [{ topic: 'contract', contractId }, 'tasks'] },
    onSuccess: () => toasts.success(currentTexts()(`contract-tasks.done.${name}`, request)),
  })
  return (
    <Button
      size="small"
      isBusy={act.isPending}
      aria-label={t(`contract-tasks.act.${name}On`, request)}
      onClick={() => act.mutate()}
    >
      {t(`contract-tasks.act.${name}`)}
    </Button>
  )
}
