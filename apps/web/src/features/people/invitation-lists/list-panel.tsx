import { useMutation, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { RecordLoading, type AdminAddress } from '../../settings/administration/public.tsx'
import { downloadErrors, listQuery, type InvitationList } from './invitation-lists-queries.ts'
import { ListLines } from './list-lines.tsx'

/** How far a list is, and its lines that are to be corrected. */
export function ListPanel({ listId, address }: { listId: string; address: AdminAddress }) {
  const read = useQuery(listQuery(listId))
  if (!read.data) return <RecordLoading error={read.error} onClose={address.close} />
  return <Opened list={read.data} address={address} />
}

function Opened({ list, address }: { list: InvitationList; address: AdminAddress }) {
  const t = useTexts()
  const formats = useFormats()
  const { counts } = list
  return (
    <SidePanel
      title={t('invitations.list.title')}
      onClose={address.close}
      footer={
        <>
          {counts.toCorrect + counts.passedOver + counts.setAside > 0 && <Errors list={list} />}
          <Button variant="primary" onClick={address.close}>
            {t('invitations.list.close')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <p className="text-sm text-ink-soft">
          {t('invitations.list.lead', {
            name: list.createdBy,
            at: formats.instant(list.createdAt),
          })}
        </p>
        <Progress list={list} />
        <ListLines list={list} state="toCorrect" />
        <ListLines list={list} state="passedOver" />
      </div>
    </SidePanel>
  )
}

function Progress({ list }: { list: InvitationList }) {
  const t = useTexts()
  const { waiting, invited, toCorrect } = list.counts
  const total = waiting + invited
  return (
    <div className="flex flex-col gap-2">
      {waiting > 0 && (
        <ProgressBar
          label={t('invitations.list.progress')}
          value={invited}
          max={total}
          detail={t('invitations.list.detail', { done: invited, total })}
        />
      )}
      <div role="status" className="flex flex-col gap-1">
        {waiting > 0 && <p className="text-sm text-ink-soft">{t('invitations.list.goesOn')}</p>}
        {waiting === 0 && <p>{t('invitations.invited', { count: invited })}</p>}
        {waiting + toCorrect === 0 && <p className="text-ink-soft">{t('invitations.list.done')}</p>}
        {list.later && (
          <p>{t('invitations.invitedLater', { count: list.later.count, day: list.later.until })}</p>
        )}
        {list.pendingGroups.length > 0 && (
          <p>
            {t('invitations.pendingGroups', {
              groups: list.pendingGroups.map(({ name }) => name).join(', '),
            })}
          </p>
        )}
      </div>
    </div>
  )
}

function Errors({ list }: { list: InvitationList }) {
  const t = useTexts()
  const download = useMutation({ mutationFn: () => downloadErrors(list._id) })
  return (
    <Button
      variant="quiet"
      className="mr-auto"
      icon={<Download aria-hidden />}
      isBusy={download.isPending}
      onClick={() => download.mutate()}
    >
      {t('invitations.list.download')}
    </Button>
  )
}
