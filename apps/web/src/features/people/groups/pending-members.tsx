import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useFormats } from '../../../platform/formats.ts'
import { currentTexts, useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { toasts } from '../../../ui/toasts.ts'
import {
  confirmMember,
  pendingQuery,
  refuseMember,
  type Group,
  type PendingMember,
} from './groups-queries.ts'

const PAGE_SIZE = 20

/** Who waits to join a group, and who asked for it. */
export function PendingMembers({ group }: { group: Group }) {
  const t = useTexts()
  const id = useId()
  const [skip, setSkip] = useState(0)
  // Not the group's own count: an open record is not refetched when others decide, this list is.
  const { data } = useQuery(pendingQuery(group._id, { $skip: skip }))
  if (!data?.count) return null
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-2 rounded-md border border-line bg-canvas px-4 py-3"
    >
      <h2 id={id} className="font-semibold">
        {t('groups.pending.title')}
      </h2>
      <p className="text-sm text-ink-soft">{t('groups.pending.lead')}</p>
      <ul className="flex flex-col divide-y divide-line">
        {data.value.map((member) => (
          <PendingRow
            key={member._id}
            groupId={group._id}
            member={member}
            whyNotConfirm={data.confirming?.message ?? null}
          />
        ))}
      </ul>
      {data.count > PAGE_SIZE && (
        <Pagination
          label={t('common.pagination.label')}
          skip={skip}
          pageSize={PAGE_SIZE}
          total={data.count}
          onSkip={setSkip}
        />
      )}
    </section>
  )
}

function PendingRow(props: {
  groupId: string
  member: PendingMember
  whyNotConfirm: string | null
}) {
  const { groupId, member, whyNotConfirm } = props
  const t = useTexts()
  const formats = useFormats()
  const { name, email, requestedBy, requestedAt } = member
  const deciding = useMutation({
    mutationFn: (act: 'confirmed' | 'refused') =>
      (act === 'confirmed' ? confirmMember : refuseMember)(groupId, member._id),
    meta: { changes: ['groups'] },
    onSuccess: (_, act) => toasts.success(currentTexts()(`groups.pending.${act}`, { name })),
  })
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2">
      <span className="flex min-w-0 flex-1 basis-60 flex-col">
        {name}
        {email !== name && <span className="text-sm break-all text-ink-soft">{email}</span>}
        <span className="text-sm text-ink-soft">
          {t('groups.pending.by', { name: requestedBy, at: formats.instant(requestedAt) })}
        </span>
      </span>
      <span className="flex gap-2">
        <Button
          size="small"
          isBusy={deciding.isPending && deciding.variables === 'confirmed'}
          disabledReason={whyNotConfirm}
          aria-label={t('groups.pending.confirmName', { name })}
          onClick={() => deciding.mutate('confirmed')}
        >
          {t('groups.pending.confirm')}
        </Button>
        <Button
          size="small"
          variant="quiet"
          isBusy={deciding.isPending && deciding.variables === 'refused'}
          aria-label={t('groups.pending.refuseName', { name })}
          onClick={() => deciding.mutate('refused')}
        >
          {t('groups.pending.refuse')}
        </Button>
      </span>
    </li>
  )
}
