/** What a part of the contract's page is given: it fetches the rest by its own queries. */
export interface ContractPartProps {
  contractId: string
}
