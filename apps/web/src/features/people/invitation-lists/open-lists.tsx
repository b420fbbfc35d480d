import { useQuery } from '@tanstack/react-query'
import { AppLink } from '../../../platform/app-link.tsx'
import { useTexts } from '../../../platform/locale.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import type { AdminAddress } from '../../settings/administration/public.tsx'
import { openListsQuery, type InvitationList } from './invitation-lists-queries.ts'
import { recordOfList } from './list-address.ts'

/** The lists that are being invited or wait for corrections: whoever comes back finds them here. */
export function OpenLists({ address }: { address: AdminAddress }) {
  const { data } = useQuery(openListsQuery)
  const lists = data?.value ?? []
  if (lists.length === 0) return null
  return (
    <ul className="mb-4 flex flex-col gap-2">
      {lists.map((list) => (
        <OpenList key={list._id} list={list} address={address} />
      ))}
    </ul>
  )
}

function OpenList({ list, address }: { list: InvitationList; address: AdminAddress }) {
  const t = useTexts()
  const { waiting, invited, toCorrect } = list.counts
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-line bg-paper px-4 py-2.5">
      <span>
        {waiting > 0
          ? t('invitations.banner.running', { done: invited, total: invited + waiting })
          : t('invitations.banner.toCorrect', { count: toCorrect })}
      </span>
      <TextLink render={<AppLink to={address.openPath(recordOfList(list._id))} />}>
        {t('invitations.banner.open')}
      </TextLink>
    </li>
  )
}
