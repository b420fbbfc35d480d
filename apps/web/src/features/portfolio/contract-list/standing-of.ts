import type { ContractRow } from './list-queries.ts'

/** The status of a row's contract, in the shape of a contract's page. */
export function standingOf({ statusWorkflow, statusDetail, statusDetailKey }: ContractRow) {
  const { status, readyToSign, validationSuspended } = statusWorkflow
  return { status, readyToSign, validationSuspended, statusDetail, statusDetailKey }
}
