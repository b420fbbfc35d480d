import { useQuery } from '@tanstack/react-query'
import { AppLink } from '../../../platform/app-link.tsx'
import { useTexts } from '../../../platform/locale.ts'
import { useSettled } from '../../../platform/use-settled.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import type { AdminAddress } from '../administration/public.tsx'
import { alikeQuery } from './counterparty-queries.ts'

interface TypedIdentity {
  name: string
  siren: string
  siret: string
}

interface AlikeNoticeProps {
  /** Null for a new one. */
  party: (TypedIdentity & { _id: string }) | null
  values: TypedIdentity
  address: AdminAddress
}

/** Says while a name or a number is typed that it is recorded already. */
export function AlikeNotice({ party, values: { name, siren, siret }, address }: AlikeNoticeProps) {
  const t = useTexts()
  const isAsSaved =
    party !== null && party.name === name && party.siren === siren && party.siret === siret
  const typed = isAsSaved ? null : JSON.stringify({ name, siren, siret, except: party?._id })
  const { data } = useQuery(alikeQuery(useSettled(typed)))
  const alike = typed === null ? [] : (data?.value ?? [])
  return (
    <div role="status">
      {alike.length > 0 && (
        <div className="rounded-md bg-amber-soft px-3 py-2.5 text-amber-ink">
          <p className="font-medium">{t('counterparties.alike')}</p>
          <p className="text-sm">{t('counterparties.alikeHint')}</p>
          <ul className="mt-1 text-sm">
            {alike.map((each) => (
              <li key={each._id}>
                <TextLink render={<AppLink to={address.openPath(each._id)} />}>
                  {each.name}
                </TextLink>
                {each.siren && <span className="tabular-nums"> · {each.siren}</span>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
