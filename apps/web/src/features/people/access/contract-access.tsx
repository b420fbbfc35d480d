import { ThirdParties } from '../../agreement/sharing/public.tsx'
import { OutsideSignatories } from '../../signing/signing/public.tsx'
import { Stakeholders } from './stakeholders.tsx'
import { WhoSees } from './who-sees.tsx'

/** Everyone who sees a contract: internal people with their reasons, and third parties. */
export function ContractAccess({ contractId }: { contractId: string }) {
  return (
    <>
      <Stakeholders contractId={contractId} />
      <WhoSees seen={{ kind: 'contract', id: contractId }} />
      <ThirdParties contractId={contractId} />
      <OutsideSignatories contractId={contractId} />
    </>
  )
}
