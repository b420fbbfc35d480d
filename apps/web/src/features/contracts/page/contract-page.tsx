import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { contractQuery } from '../../../platform/contract.ts'
import { useDocumentTitle } from '../../../platform/document-title.ts'
import { contractDocumentQuery } from '../contract-queries.ts'
import { PaperActsProvider } from '../paper/paper-acts-provider.tsx'
import { ContractTextProvider } from '../text/contract-text.tsx'
import { ContractColumns, type Column } from './contract-columns.tsx'
import { ContractHeader } from './contract-header.tsx'
import { underHeader } from '../contract-tabs.tsx'
import { ShowTabContext } from './shown-tab.ts'
import { useContractTab } from './use-contract-tab.ts'

/** A contract: what it is, its text, and all that belongs to it. */
export function ContractPage() {
  const contractId = useParams({ strict: false, select: ({ contractId: id }) => id ?? '' })
  const { data: contract } = useSuspenseQuery(contractQuery(contractId))
  const { data: wire } = useSuspenseQuery(contractDocumentQuery(contractId))
  const { tab, showTab } = useContractTab()
  const [column, setColumn] = useState<Column>('text')
  useDocumentTitle(contract.title)
  const show = useCallback(
    (next: string) => {
      setColumn('details')
      showTab(next)
    },
    [showTab],
  )
  return (
    <ContractTextProvider
      key={contractId}
      contractId={contractId}
      wire={wire}
      readOnlyReason={contract.editing?.message ?? null}
    >
      <ShowTabContext value={show}>
        <PaperActsProvider>
          <div className="@container -mx-4 -my-5 flex flex-1 flex-col bg-canvas tablet:-mx-8 tablet:-my-6">
            <ContractHeader contract={contract} />
            {underHeader.map((Part, at) => (
              <Part key={at} contractId={contractId} />
            ))}
            <ContractColumns
              contract={contract}
              wire={wire}
              column={column}
              onColumn={setColumn}
              tab={tab}
              onTab={showTab}
            />
          </div>
        </PaperActsProvider>
      </ShowTabContext>
    </ContractTextProvider>
  )
}
