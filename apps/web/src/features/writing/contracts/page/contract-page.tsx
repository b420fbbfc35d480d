import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { Suspense, useCallback, useState } from 'react'
import { contractQuery } from '../../../../platform/contract.ts'
import { useIsPhone } from '../../../../ui/use-is-phone.ts'
import { useDocumentTitle } from '../../../../platform/document-title.ts'
import { contractDocumentQuery } from '../contract-queries.ts'
import {
  DocumentActionsProvider,
  TextColumns,
  TextProvider,
  type Column,
} from '../../texts/public.tsx'
import { SignedPaper } from '../../../portfolio/search/public.ts'
import { AsOfView } from '../../../lifecycle/as-of/public.ts'
import { ContextPanel } from './context-panel.tsx'
import { ContractHeader, ContractMeta } from './contract-header.tsx'
import { aboveText, underTitle } from '../contract-tabs.tsx'
import { useContractTab } from './use-contract-tab.ts'
import { useContractText } from './use-contract-text.ts'
import { ContractSkeleton } from './contract-skeleton.tsx'
import { ContractClauses } from './contract-clauses.tsx'
import { ContractPlaces } from './contract-places.tsx'

/** The contract page, of today or of the day in the address: `?asOf=2027-03-01`. */
export function ContractPage() {
  const contractId = useParams({ strict: false, select: ({ contractId: id }) => id ?? '' })
  const { asOf }: Record<string, string | undefined> = useSearch({ strict: false })
  return asOf === undefined ? (
    <PageOfToday contractId={contractId} />
  ) : (
    <Suspense fallback={<ContractSkeleton />}>
      <AsOfView contractId={contractId} day={asOf} />
    </Suspense>
  )
}

/** Header, text, and everything about it. */
function PageOfToday({ contractId }: { contractId: string }) {
  const { data: contract } = useSuspenseQuery(contractQuery(contractId))
  const { data: wire } = useSuspenseQuery(contractDocumentQuery(contractId))
  const { tab, isWanted, showTab } = useContractTab()
  const [column, setColumn] = useState<Column>(isWanted ? 'details' : 'text')
  const isPhone = useIsPhone()
  useDocumentTitle(contract.title)
  const show = useCallback(
    (next: string) => {
      setColumn('details')
      showTab(next)
    },
    [showTab],
  )
  const owner = useContractText(contract, show)
  return (
    <TextProvider key={contractId} owner={owner} wire={wire}>
      <DocumentActionsProvider>
        <ContractPlaces onColumn={setColumn} onTab={showTab}>
          <ContractClauses>
            <div className="@container -mx-4 -my-5 flex flex-1 flex-col bg-canvas tablet:-mx-8 tablet:-my-6">
              <div className="relative">
                <ContractHeader contract={contract} />
                <div className="flex h-9 items-center border-b border-line bg-paper">
                  <div className="min-w-0 flex-[1_0_auto] max-w-full">
                    {underTitle.map((Part, at) => (
                      <Part key={at} contractId={contractId} />
                    ))}
                  </div>
                  {!isPhone && (
                    <div className="min-w-0 pr-4 tablet:pr-6">
                      <ContractMeta contract={contract} />
                    </div>
                  )}
                </div>
              </div>
              {aboveText.map((Part, at) => (
                <Suspense key={at}>
                  <Part contractId={contractId} />
                </Suspense>
              ))}
              <TextColumns
                wire={wire}
                column={column}
                onColumn={setColumn}
                paper={
                  contract.isImported && (
                    <Suspense>
                      <SignedPaper contractId={contractId} title={contract.title} />
                    </Suspense>
                  )
                }
                details={<ContextPanel contractId={contractId} tab={tab} onTab={showTab} />}
              />
            </div>
          </ContractClauses>
        </ContractPlaces>
      </DocumentActionsProvider>
    </TextProvider>
  )
}
