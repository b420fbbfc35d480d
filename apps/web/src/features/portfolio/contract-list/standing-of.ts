import type { ContractRow } from './list-queries.ts'

/** Where the contract of a row stands, in the shape of a contract's page. */
export function standingOf({ statusWorkflow, statusDetail, statusDetailKey }: ContractRow) {
  const { status, readyToSign } = statusWorkflow
  return { status, readyToSign, statusDetail, statusDetailKey }
}
