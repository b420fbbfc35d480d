import { ThirdParties } from '../../agreement/sharing/public.tsx'
import { OutsideSignatories } from '../../signing/signing/public.tsx'
import { WhoSees } from './who-sees.tsx'

/** Everybody who sees a contract: inside with their reasons, and outside. */
export function ContractAccess({ contractId }: { contractId: string }) {
  return (
    <>
      <WhoSees seen={{ kind: 'contract', id: contractId }} />
      <ThirdParties contractId={contractId} />
      <OutsideSignatories contractId={contractId} />
    </>
  )
}
