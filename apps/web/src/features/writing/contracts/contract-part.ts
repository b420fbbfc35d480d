/** Props of a part of the contract's page; it fetches the rest by its own queries. */
export interface ContractPartProps {
  contractId: string
}
