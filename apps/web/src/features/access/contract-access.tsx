import { WhoSees } from './who-sees.tsx'

export function ContractAccess({ contractId }: { contractId: string }) {
  return <WhoSees seen={{ kind: 'contract', id: contractId }} />
}
