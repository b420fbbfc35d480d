import type { ContractBelow, ContractTree } from '@tacite/api/lifecycle/succession-endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { AppLink } from '../../../../platform/app-link.tsx'
import { useFormats } from '../../../../platform/formats.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { paths } from '../../../../platform/paths.ts'
import { SkeletonText } from '../../../../ui/skeleton.tsx'
import { TextLink } from '../../../../ui/text-link.tsx'
import { ContractStanding } from '../contract-standing.tsx'
import { treeQuery } from './link-queries.ts'

/** What hangs under a master agreement, with the amount of each and their totals, each currency apart. */
export function ContractTreeList({ contractId }: { contractId: string }) {
  const t = useTexts()
  const { data: tree } = useQuery(treeQuery(contractId))
  return (
    <div className="flex flex-col gap-1.5">
      <h3 id="contract-tree" className="text-sm text-ink-faint">
        {t('linked-contracts.tree.title')}
      </h3>
      {tree ? (
        <>
          <Totals tree={tree} />
          <Branch tree={tree} parentId={contractId} labelledBy="contract-tree" />
          {tree.count > tree.value.length && (
            <p className="text-sm text-ink-faint">
              {t('linked-contracts.others', { count: tree.count - tree.value.length })}
            </p>
          )}
        </>
      ) : (
        <SkeletonText lines={3} />
      )}
    </div>
  )
}

function Totals({ tree }: { tree: ContractTree }) {
  const t = useTexts()
  const formats = useFormats()
  const { amountInclTaxCents, currency, totals } = tree
  if (amountInclTaxCents === null && totals.length === 0) return null
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 rounded-md bg-sunken px-3 py-2 text-sm">
      {amountInclTaxCents !== null && (
        <Total label={t('linked-contracts.tree.own')}>
          {formats.amount(amountInclTaxCents, currency)}
        </Total>
      )}
      {totals.map((total) => (
        <Total
          key={total.currency}
          label={t('linked-contracts.tree.total', { count: total.count })}
        >
          {formats.amount(total.amountInclTaxCents, total.currency)}
        </Total>
      ))}
    </dl>
  )
}

function Total({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{label}</dt>
      <dd className="text-right font-medium whitespace-nowrap tabular-nums">{children}</dd>
    </>
  )
}

interface BranchProps {
  tree: ContractTree
  parentId: string
  labelledBy?: string
}

function Branch({ tree, parentId, labelledBy }: BranchProps) {
  const below = tree.value.filter((each) => each.parentId === parentId)
  if (below.length === 0) return null
  return (
    <ol
      aria-labelledby={labelledBy}
      className={
        labelledBy ? 'flex flex-col gap-2' : 'mt-1.5 flex flex-col gap-2 border-l border-line pl-3'
      }
    >
      {below.map((each) => (
        <li key={each._id} className="min-w-0">
          <Line below={each} />
          <Branch tree={tree} parentId={each._id} />
        </li>
      ))}
    </ol>
  )
}

function Line({ below }: { below: ContractBelow }) {
  const t = useTexts()
  const formats = useFormats()
  const { _id, title, reference, amountInclTaxCents, currency, setsAmount } = below
  const amount = amountInclTaxCents === null ? null : formats.amount(amountInclTaxCents, currency)
  return (
    <div className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-3">
      <span className="min-w-0">
        <TextLink className="break-words" render={<AppLink to={paths.contractEdit(_id)} />}>
          {title}
        </TextLink>
        <span className="ml-2 text-sm whitespace-nowrap text-ink-faint tabular-nums">
          {reference}
        </span>
      </span>
      <ContractStanding of={below} />
      {amount && (
        <span className="basis-full text-sm text-ink-soft tabular-nums">
          {amount}
          {setsAmount && ` (${t('linked-contracts.tree.counted')})`}
        </span>
      )}
    </div>
  )
}
