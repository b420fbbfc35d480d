import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { AppLink } from '../../../platform/app-link.tsx'
import { useTexts } from '../../../platform/locale.ts'
import { useSettled } from '../../../platform/use-settled.ts'
import { Button } from '../../../ui/button.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import type { AdminAddress } from '../administration/public.tsx'
import { alikeQuery, type AlikeParty } from './counterparty-queries.ts'

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
  const isAsSaved =
    party !== null && party.name === name && party.siren === siren && party.siret === siret
  const typed = isAsSaved ? null : JSON.stringify({ name, siren, siret, except: party?._id })
  const { data } = useQuery(alikeQuery('/administration/counterparties-alike', useSettled(typed)))
  return (
    <AlikeParties alike={typed === null ? [] : (data?.value ?? [])}>
      {({ _id, name: known }) => (
        <TextLink render={<AppLink to={address.openPath(_id)} />}>{known}</TextLink>
      )}
    </AlikeParties>
  )
}

interface AlikeChoiceProps {
  values: Omit<TypedIdentity, 'siret'>
  onChoose: (counterpartyId: string) => void
}

/** The same in the form of a contract, which takes the one that is recorded instead. */
export function AlikeChoice({ values: { name, siren }, onChoose }: AlikeChoiceProps) {
  const t = useTexts()
  const typed = useSettled(JSON.stringify({ name, siren }))
  const { data } = useQuery(alikeQuery('/contracts/suppliers-alike', typed))
  return (
    <AlikeParties alike={data?.value ?? []}>
      {(known) => (
        <>
          <span className="wrap-anywhere">{known.name}</span>{' '}
          <Button size="small" onClick={() => onChoose(known._id)}>
            {t('counterparties.chooseAlike')}
            <span className="sr-only">{known.name}</span>
          </Button>
        </>
      )}
    </AlikeParties>
  )
}

interface AlikePartiesProps {
  alike: readonly AlikeParty[]
  children: (party: AlikeParty) => ReactNode
}

function AlikeParties({ alike, children }: AlikePartiesProps) {
  const t = useTexts()
  return (
    <div role="status">
      {alike.length > 0 && (
        <div className="rounded-md bg-amber-soft px-3 py-2.5 text-amber-ink">
          <p className="font-medium">{t('counterparties.alike')}</p>
          <p className="text-sm">{t('counterparties.alikeHint')}</p>
          <ul className="mt-1 flex flex-col gap-1 text-sm">
            {alike.map((each) => (
              <li key={each._id}>
                {children(each)}
                {each.siren && <span className="tabular-nums"> · {each.siren}</span>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
