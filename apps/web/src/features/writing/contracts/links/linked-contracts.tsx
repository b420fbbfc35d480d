import type { LinkedContract, Succession } from '@tacite/api/lifecycle/succession-endpoints.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { AppLink } from '../../../../platform/app-link.tsx'
import { useTexts } from '../../../../platform/locale.ts'
import { paths } from '../../../../platform/paths.ts'
import { TextLink } from '../../../../ui/text-link.tsx'
import { ContractStanding } from '../contract-standing.tsx'
import { ContractTreeList } from './contract-tree.tsx'
import { successionQuery } from './link-queries.ts'

/** The contracts that this one comes from, and those made from it, with where they stand. */
export default function LinkedContracts({ contractId }: { contractId: string }) {
  const t = useTexts()
  const { data } = useSuspenseQuery(successionQuery(contractId))
  const groups = groupsOf(data)
  if (groups.length === 0 && data.amendments.count === 0) return null
  return (
    <section aria-labelledby="linked-contracts" className="flex flex-col gap-3">
      <h2 id="linked-contracts" className="font-semibold">
        {t('linked-contracts.title')}
      </h2>
      {data.isFollowed && (
        <p className="rounded-md bg-amber-soft px-3 py-2.5 text-sm text-amber-ink">
          {t('linked-contracts.followed')}{' '}
          <TextLink render={<AppLink to={paths.contractEdit(contractId, { tab: 'deadlines' })} />}>
            {t('linked-contracts.openDeadlines')}
          </TextLink>
        </p>
      )}
      {data.amendments.count > 0 && <ContractTreeList contractId={contractId} />}
      {groups.map(({ name, value, count }) => (
        <div key={name} className="flex flex-col gap-1">
          <h3 id={`linked-${name}`} className="text-sm text-ink-faint">
            {t(`linked-contracts.group.${name}`)}
          </h3>
          <ol aria-labelledby={`linked-${name}`} className="flex flex-col gap-1.5">
            {value.map((linked) => (
              <LinkedLine key={linked._id} linked={linked} />
            ))}
          </ol>
          {count > value.length && (
            <p className="text-sm text-ink-faint">
              {t('linked-contracts.others', { count: count - value.length })}
            </p>
          )}
        </div>
      ))}
    </section>
  )
}

function LinkedLine({ linked }: { linked: LinkedContract }) {
  const { _id, title, reference } = linked
  return (
    <li className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-3">
      <span className="min-w-0">
        <TextLink className="break-words" render={<AppLink to={paths.contractEdit(_id)} />}>
          {title}
        </TextLink>
        <span className="ml-2 text-sm whitespace-nowrap text-ink-faint tabular-nums">
          {reference}
        </span>
      </span>
      <ContractStanding of={linked} />
    </li>
  )
}

/** Amendments and orders are a tree of their own. */
const GROUPS = ['renews', 'copiedFrom', 'renewedBy', 'copies'] as const

function groupsOf(succession: Succession) {
  return GROUPS.flatMap((name) => {
    const linked = succession[name]
    if (linked === null) return []
    const { value, count } = 'value' in linked ? linked : { value: [linked], count: 1 }
    return count === 0 ? [] : [{ name, value, count }]
  })
}
